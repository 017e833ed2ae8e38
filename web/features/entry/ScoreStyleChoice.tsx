import { SegmentedControl } from "../../ui/controls/SegmentedControl.tsx";
import { scoreStyle, useScoreStyle } from "./score-style.ts";

const styles = [
  { value: "stars", label: "Stars" },
  { value: "numbers", label: "Numbers" },
  { value: "faces", label: "Faces" },
] as const;

/** The choice of how scores are given on this device. */
export const ScoreStyleChoice = () => (
  <SegmentedControl
    legend="Scores"
    options={styles}
    value={useScoreStyle()}
    onChange={scoreStyle.choose}
  />
);
