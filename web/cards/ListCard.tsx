import type { ReactNode } from "react";
import { Link } from "../addresses/Link.tsx";
import { CoverImage } from "./CoverImage.tsx";
import "./ListCard.css";

/** A list that somebody made, as the link to its page: what it looks like, its name, and what it is about. */
export function ListCardLink({
  to,
  pictures,
  name,
  description,
}: {
  readonly to: string;
  readonly pictures: ReactNode;
  readonly name: string;
  readonly description?: string;
}) {
  return (
    <Link className="user-list__link" to={to}>
      {pictures}
      <span className="user-list__words">
        <span className="user-list__name">{name}</span>
        {description !== undefined && description !== "" && (
          <span className="user-list__description">{description}</span>
        )}
      </span>
    </Link>
  );
}

/** The first covers of a custom list, in the room of four. */
export function ListCovers({ covers }: { readonly covers: readonly string[] }) {
  return (
    <span className="user-list__covers">
      {covers.map((cover) => (
        <CoverImage key={cover} src={cover} />
      ))}
    </span>
  );
}

/** The picture of a ranking list. */
export function ListPicture({ src }: { readonly src: string }) {
  return (
    <span className="user-list__picture">
      <img src={src} alt="" loading="lazy" decoding="async" />
    </span>
  );
}
