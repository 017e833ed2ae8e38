import { DeviceChoice, useDeviceChoice } from "../../browser/device-choice.ts";

const scoreStyles = ["stars", "numbers", "faces"] as const;

/** How scores are given: by stars whose halves are points, by numbers, or by faces. */
export type ScoreStyle = (typeof scoreStyles)[number];

/** The way in which scores are given on this device. */
export const scoreStyle = new DeviceChoice<ScoreStyle>("score-style", scoreStyles);

/** The way chosen on this device. */
export const useScoreStyle = (): ScoreStyle => useDeviceChoice(scoreStyle);
