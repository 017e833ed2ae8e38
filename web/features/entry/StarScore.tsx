import { useId, useState } from "react";
import * as limits from "../../../shared/limits.ts";
import { scoresWith, scoreWords } from "./scores.ts";

const stars = [0, 1, 2, 3, 4];
const shape =
  "M24 7.5l5 10.600 11.600 1.500-8.500 8 2.200 11.500L24 33.500 13.700 39.100l2.200-11.500-8.500-8L19 18.100Z";

/** Five stars in a row; `className` says whether they are those that are lit. */
const Row = ({ className }: { readonly className: string }) => (
  <svg className={className} viewBox="0 0 240 48" aria-hidden="true">
    {stars.map((at) => (
      <path key={at} d={shape} transform={`translate(${at * 48} 0)`} />
    ))}
  </svg>
);

/**
 * A score as five stars, of which a half is a point. A pointer sets whole points, with room enough for a finger; arrow keys
 * go by halves of them, as every score that can be given is one choice of a group.
 */
export function StarScore({
  score,
  onChange,
}: {
  readonly score: number | null;
  readonly onChange: (score: number) => void;
}) {
  const id = useId();
  const [pointed, setPointed] = useState<number>();
  const shown = pointed ?? score ?? 0;
  const scores = scoresWith(score);
  return (
    <div className="stars" data-pointed={pointed !== undefined}>
      <Row className="stars__row" />
      <span
        className="stars__lit"
        style={{ width: `${(shown / limits.greatestScore) * 100}%` }}
        aria-hidden="true"
      >
        <Row className="stars__row" />
      </span>
      {scores.map((value) => (
        <input
          key={value}
          id={`${id}-${value}`}
          type="radio"
          name={id}
          className="visually-hidden"
          aria-label={scoreWords(value)}
          checked={value === score}
          onChange={() => {
            onChange(value);
          }}
        />
      ))}
      <span className="stars__points">
        {scores
          .filter((value) => Number.isInteger(value))
          .map((value) => (
            <label
              key={value}
              htmlFor={`${id}-${value}`}
              className="stars__point"
              title={scoreWords(value)}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === "mouse") setPointed(value);
              }}
              onPointerLeave={() => {
                setPointed(undefined);
              }}
            />
          ))}
      </span>
    </div>
  );
}
