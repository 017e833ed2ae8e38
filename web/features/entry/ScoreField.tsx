import { Button } from "../../ui/controls/Button.tsx";
import { SelectField } from "../../ui/controls/SelectField.tsx";
import * as limits from "../../../shared/limits.ts";
import { FaceScore } from "./FaceScore.tsx";
import { firstFieldOf } from "./field-heir.ts";
import { useScoreStyle } from "./score-style.ts";
import { faceWords, scoresWith, scoreWords, steppedScore } from "./scores.ts";
import { StarScore } from "./StarScore.tsx";
import "./ScoreField.css";

interface Props {
  readonly score: number | null;
  /** What is chosen several times in a moment counts as it was at last. */
  readonly onChange: (score: number | null) => void;
}

/** The viewer's score of a title, in the style of this device. */
export function ScoreField({ score, onChange }: Props) {
  const style = useScoreStyle();
  if (style === "numbers") return <NumberScore score={score} onChange={onChange} />;
  const isFaces = style === "faces";
  const words = score === null ? "None yet" : isFaces ? faceWords(score) : scoreWords(score);
  return (
    <fieldset className="score">
      <legend className="score__legend">
        Your score <span className="score__words">{words}</span>
      </legend>
      {isFaces ? (
        <FaceScore score={score} onChange={onChange} />
      ) : (
        <StarScore score={score} onChange={onChange} />
      )}
      {score !== null && (
        <div className="score__more">
          {!isFaces && <HalfSteps score={score} onChange={onChange} />}
          <Button
            variant="quiet"
            size="small"
            heir={firstFieldOf}
            aria-label="Clear score"
            onClick={() => {
              onChange(null);
            }}
          >
            Clear
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** What stars have no room for. */
function HalfSteps({ score, onChange }: Props & { readonly score: number }) {
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label="Half a point less"
        title="Half a point less"
        disabled={score <= limits.leastScore}
        onClick={() => {
          onChange(steppedScore(score, -1));
        }}
      >
        −½
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label="Half a point more"
        title="Half a point more"
        disabled={score >= limits.greatestScore}
        onClick={() => {
          onChange(steppedScore(score, 1));
        }}
      >
        +½
      </Button>
    </>
  );
}

function NumberScore({ score, onChange }: Props) {
  const options = scoresWith(score)
    .toReversed()
    .map((value) => ({ value: String(value), label: String(value) }));
  return (
    <SelectField
      label="Your score"
      options={[{ value: "", label: "None yet" }, ...options]}
      value={score === null ? "" : String(score)}
      onChange={(value) => {
        onChange(value === "" ? null : Number(value));
      }}
    />
  );
}
