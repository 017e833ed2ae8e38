import { titleCount } from "../../../words/title-words.ts";
import type { GenreShare } from "./genre-shares.ts";

const width = 600;
const height = 14;
const gap = 3;

/** Where each part of a bar begins and how long it is, as much of it as it has titles. */
function partsOf(genres: readonly GenreShare[]): { readonly x: number; readonly length: number }[] {
  const all = genres.reduce((sum, { titles }) => sum + titles, 0);
  let x = 0;
  return genres.map(({ titles }) => {
    const length = (titles / all) * width;
    const part = { x, length: Math.max(1, length - gap) };
    x += length;
    return part;
  });
}

/** What somebody's lists are mostly of: one bar of parts, and each of them with its number below. */
export function GenreBar({ genres }: { readonly genres: readonly GenreShare[] }) {
  const parts = partsOf(genres);
  return (
    <div className="genre-bar">
      <svg
        role="img"
        aria-label="How much of the lists is of each genre; the numbers stand below."
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="genre-bar__bar"
      >
        {parts.map(({ x, length }, at) => (
          <rect key={genres[at]?.name} data-part={at} x={x} width={length} height={height} rx="4" />
        ))}
      </svg>
      <ul className="genre-bar__names">
        {genres.map(({ name, titles }, at) => (
          <li key={name}>
            <span className="genre-bar__mark" data-part={at} aria-hidden="true" />
            {name} <span className="genre-bar__count">{titleCount(titles)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
