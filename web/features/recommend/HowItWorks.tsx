import type { Kind } from "../../../shared/kind.ts";

/** Explains where recommendations come from, for those who want to know. */
export function HowItWorks({ kind }: { readonly kind: Kind }) {
  const isAnime = kind === "anime";
  return (
    <details className="recommend__help">
      <summary>How It Works</summary>
      <div className="recommend__help-text">
        <p>
          We look at what people who share your {kind} have on their lists as well, and at what the
          titles are like: genres, themes, {isAnime ? "studios" : "authors"}, story. Where few
          people know a title, its content counts more.
        </p>
        {!isAnime && (
          <p>
            For manga, your anime count too: what they were made from says what you like to read.
          </p>
        )}
        <ul>
          <li>
            Nothing that is on one of your lists comes back, and one title of each series at most.
          </li>
          <li>A sequel appears only when you have completed what comes before it.</li>
          <li>Each suggestion says why it is there.</li>
          <li>“Not interested” keeps a title away for good; Undo brings it back.</li>
        </ul>
        <p>
          Lists are only counted, never shown: nobody learns from this what you{" "}
          {isAnime ? "watch" : "read"}.
        </p>
      </div>
    </details>
  );
}
