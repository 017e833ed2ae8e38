import { Fragment } from "react";
import type { Kind } from "../../../shared/kind.ts";
import type { TitlePart, TitlePlace } from "./title-view.ts";
import { TitlePartLink } from "./TitlePartLink.tsx";

/** What an anime was made from, or the anime made from a manga: "Made from: …", "Anime: … · …". */
export function Adaptations({
  kind,
  adaptations,
  place,
}: {
  readonly kind: Kind;
  readonly adaptations: readonly TitlePart[];
  readonly place: TitlePlace;
}) {
  const [label, other] =
    kind === "anime" ? (["Made from", "manga"] as const) : (["Anime", "anime"] as const);
  return (
    <p className="title__adaptations">
      {label}:{" "}
      {adaptations.map((part, at) => (
        <Fragment key={part.id}>
          {at > 0 && " · "}
          <TitlePartLink kind={other} part={part} place={place} />
        </Fragment>
      ))}
    </p>
  );
}
