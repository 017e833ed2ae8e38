import { useRef, type ReactNode } from "react";
import { Link } from "../addresses/Link.tsx";
import type { Kind } from "../../shared/kind.ts";
import { CoverImage } from "./CoverImage.tsx";
import { langOf } from "../words/title-language.ts";
import { rowHeir, useFocusHeir } from "../ui/dialogs/focus-heir.ts";
import { TitleLink } from "./TitleLink.tsx";
import type { Tracking } from "./tracking.ts";
import { stepByKey, TrackingRow } from "./TrackingRow.tsx";
import { useJustFinished } from "./use-just-finished.ts";
import "./TitleCard.css";

/** What a card knows of a title. */
export interface CardTitle {
  readonly kind: Kind;
  readonly id: number;
  readonly name: string;
  readonly image: string;
  /** The page that a press leads to, where it does not open the dialog. */
  readonly page?: string;
}

/** A cover with its name; the owner of a list also sees progress and the +1 button. */
export function TitleCard({
  title,
  facts = [],
  marks,
  tracking,
  isEager = false,
}: {
  readonly title: CardTitle;
  /** Lines over the cover on hover and focus; below the name, and always there, on touch screens. */
  readonly facts?: readonly string[];
  /** A line below the name, of what is said of the title. */
  readonly marks?: ReactNode;
  readonly tracking?: Tracking;
  readonly isEager?: boolean;
}) {
  const card = useRef<HTMLElement>(null);
  const isJustFinished = useJustFinished(tracking?.isCompleted ?? false);
  useFocusHeir(card, rowHeir);
  return (
    <article
      ref={card}
      className="title-card"
      data-finished={isJustFinished}
      onKeyDown={tracking && stepByKey(tracking.onStep)}
    >
      <CardLink title={title}>
        <span className="title-card__cover">
          <CoverImage src={title.image} isEager={isEager} />
        </span>
        <span className="title-card__name" lang={langOf(title.name)}>
          {title.name}
        </span>
        {facts.length > 0 && (
          <span className="title-card__facts">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
        )}
      </CardLink>
      {marks}
      {tracking && <TrackingRow kind={title.kind} name={title.name} {...tracking} />}
    </article>
  );
}

function CardLink({
  title: { kind, id, page },
  children,
}: {
  readonly title: CardTitle;
  readonly children: ReactNode;
}) {
  const className = "title-card__link";
  return page === undefined ? (
    <TitleLink className={className} kind={kind} id={id}>
      {children}
    </TitleLink>
  ) : (
    <Link className={className} to={page}>
      {children}
    </Link>
  );
}
