import { useDeviceChoice } from "../device-choice.ts";
import { Switch } from "../ui/Switch.tsx";
import { singleKeys } from "./single-keys.ts";

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
