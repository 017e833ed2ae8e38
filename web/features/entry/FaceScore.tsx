import { useId } from "react";
import { faceOf, faces, scoreWords } from "./scores.ts";

const mouths: Readonly<Record<number, string>> = {
  2: "M8 17c1-2.300 2.400-3.400 4-3.400s3 1.100 4 3.400",
  4: "M8.500 16.300c1-1 2.200-1.500 3.500-1.500s2.500.5 3.500 1.500",
  6: "M8.500 15.500h7",
  8: "M8.500 14.500c1 1.200 2.200 1.800 3.500 1.800s2.500-.6 3.500-1.800",
  10: "M7.800 13.700h8.400c-.3 2.500-1.900 4-4.200 4s-3.900-1.500-4.200-4Z",
};

/** A face on a grid of 24 units. */
const Drawn = ({ score }: { readonly score: number }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="9" />
    <path d="M9 9.400v.800M15 9.400v.800" />
    <path d={mouths[score]} />
    {score === 2 && <path d="m7.700 7.600 2.300 1M16.300 7.600l-2.300 1" />}
  </svg>
);

/** A score as one of five faces; where it is none of theirs, the face that comes closest is marked. */
export function FaceScore({
  score,
  onChange,
}: {
  readonly score: number | null;
  readonly onChange: (score: number) => void;
}) {
  const name = useId();
  const closest = score === null ? undefined : faceOf(score);
  return (
    <div className="faces">
      {faces.map((face) => (
        <label
          key={face.score}
          className="faces__face"
          data-closest={face === closest}
          title={`${face.word}, ${scoreWords(face.score)}`}
        >
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            aria-label={`${face.word}, ${scoreWords(face.score)}`}
            checked={face.score === score}
            onChange={() => {
              onChange(face.score);
            }}
          />
          <Drawn score={face.score} />
        </label>
      ))}
    </div>
  );
}
