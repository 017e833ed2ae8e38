import { DeviceChoice, useDeviceChoice } from "../../browser/device-choice.ts";
import { densities, type Density } from "./density-names.ts";

/** The density of all lists on this device. */
export const density = new DeviceChoice<Density>("density", densities);

/** The density chosen on this device. */
export const useDensity = (): Density => useDeviceChoice(density);
