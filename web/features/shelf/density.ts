import { DeviceChoice, useDeviceChoice } from "../../browser/device-choice.ts";

/** How a list is drawn: large covers, or one row a title. */
export type Density = "covers" | "compact";

/** The density of all lists on this device. */
export const density = new DeviceChoice<Density>("density", ["covers", "compact"]);

/** The density chosen on this device. */
export const useDensity = (): Density => useDeviceChoice(density);
