import { shortDay } from "../../../shared/words/day-words.ts";
import "./AiringAge.css";

/** How far the airing data reach: what began later is missing. */
export function AiringAge({ newestStart }: { readonly newestStart: string | null }) {
  if (newestStart === null) return null;
  return (
    <p className="airing-age">
      Airing times as far as we know them: the newest show among them began on{" "}
      {shortDay(newestStart)}.
    </p>
  );
}
