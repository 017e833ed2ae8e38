import type { ComponentType } from "react";
import { AccountSettings } from "./AccountSettings.tsx";
import { AppearanceSettings } from "./AppearanceSettings.tsx";
import { CalendarSettings } from "./CalendarSettings.tsx";
import { DataSettings } from "./DataSettings.tsx";
import { DeleteAccountSettings } from "./DeleteAccountSettings.tsx";
import { KeyboardSettings } from "./KeyboardSettings.tsx";

/** One part of the settings page. */
export interface SettingsSection {
  /** Where the address points to it: /settings#id. */
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType;
}

/** The parts of the settings page, in their order. A new part is a component and a line here. */
export const settingsSections: readonly SettingsSection[] = [
  { id: "account", title: "Account", Content: AccountSettings },
  { id: "appearance", title: "Appearance", Content: AppearanceSettings },
  { id: "keyboard", title: "Keyboard", Content: KeyboardSettings },
  { id: "calendar", title: "Calendar", Content: CalendarSettings },
  { id: "data", title: "Your data", Content: DataSettings },
  { id: "delete-account", title: "Delete account", Content: DeleteAccountSettings },
];
