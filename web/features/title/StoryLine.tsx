import type { Kind } from "../../../shared/kind.ts";
import type { TitlePart, TitlePlace, TitleStory } from "./title-view.ts";
import { TitlePartLink } from "./TitlePartLink.tsx";

/** Where a title stands among those that continue one another: "Part 2 of 5 · next: …". */
export function StoryLine({
  kind,
  story,
  place,
}: {
  readonly kind: Kind;
  readonly story: TitleStory;
  readonly place: TitlePlace;
}) {
  const { part, parts, previous, next } = story;
  return (
    <p className="title__story">
      Part {part} of {parts}
      {previous !== undefined && (
        <Neighbour label="after" kind={kind} part={previous} place={place} />
      )}
      {next !== undefined && <Neighbour label="next" kind={kind} part={next} place={place} />}
    </p>
  );
}

function Neighbour({
  label,
  ...rest
}: {
  readonly label: string;
  readonly kind: Kind;
  readonly part: TitlePart;
  readonly place: TitlePlace;
}) {
  return (
    <>
      {" "}
      · {label}: <TitlePartLink {...rest} />
    </>
  );
}
