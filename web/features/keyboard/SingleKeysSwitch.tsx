import { useDeviceChoice } from "../../browser/device-choice.ts";
import { Switch } from "../../ui/controls/Switch.tsx";
import { singleKeys } from "../../keyboard/single-keys.ts";

/** Turns the shortcuts of a single character on and off. */
export function SingleKeysSwitch() {
  const isOn = useDeviceChoice(singleKeys) === "on";
  return (
    <Switch
      label="Shortcuts of a single key, such as / and ?"
      isOn={isOn}
      onToggle={() => {
        singleKeys.choose(isOn ? "off" : "on");
      }}
    />
  );
}
