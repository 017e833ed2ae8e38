import type { Kind } from "../../../shared/kind.ts";
import type { TitlePart, TitleStory } from "./title-view.ts";
import { TitlePartLink } from "./TitlePartLink.tsx";

/** Where a title stands among those that continue one another: "Part 2 of 5 · next: …". */
export function StoryLine({ kind, story }: { readonly kind: Kind; readonly story: TitleStory }) {
  const { part, parts, previous, next } = story;
  return (
    <p className="title__story">
      Part {part} of {parts}
      {previous !== null && <Neighbour label="after" kind={kind} part={previous} />}
      {next !== null && <Neighbour label="next" kind={kind} part={next} />}
    </p>
  );
}

function Neighbour({
  label,
  kind,
  part,
}: {
  readonly label: string;
  readonly kind: Kind;
  readonly part: TitlePart;
}) {
  return (
    <>
      {" "}
      · {label}: <TitlePartLink kind={kind} part={part} />
    </>
  );
}
