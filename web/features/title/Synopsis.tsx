import { useId, useState } from "react";
import * as limits from "../../../shared/limits.ts";
import { isLongSynopsis, synopsisParagraphs } from "./synopsis.ts";
import "./Synopsis.css";

/** A title's synopsis in short paragraphs; a long one opens on request. */
export function Synopsis({ text }: { readonly text: string }) {
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const isLong = isLongSynopsis(text);
  const height = isExpanded ? limits.synopsisExpandedPx : limits.synopsisCollapsedPx;
  return (
    <section className="synopsis" aria-label="Synopsis">
      <div
        id={id}
        className="synopsis__text"
        data-collapsed={isLong && !isExpanded}
        style={isLong ? { maxHeight: height } : undefined}
      >
        {synopsisParagraphs(text).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      {isLong && (
        <button
          type="button"
          className="synopsis__toggle"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => {
            setExpanded(!isExpanded);
          }}
        >
          {isExpanded ? "Read less" : "Read more"}
        </button>
      )}
    </section>
  );
}
