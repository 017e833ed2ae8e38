import { useRef } from "react";
import { CoverImage } from "../../cards/CoverImage.tsx";
import { TitleLink } from "../../cards/TitleLink.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { rowHeir, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { langOf } from "../../words/title-language.ts";
import type { DroppedTitle } from "./dropped-title.ts";
import { usePickingUp } from "./use-picking-up.ts";
import "./DroppedRow.css";

/** A dropped title: how far its owner came, and the way back onto the list. */
export function DroppedRow({ title }: { readonly title: DroppedTitle }) {
  const { isBusy, pickUp } = usePickingUp(title);
  const row = useRef<HTMLLIElement>(null);
  useFocusHeir(row, rowHeir);
  const { kind, id, name, image, isKnown, facts } = title;
  const about = (
    <>
      <CoverImage src={image} />
      <span className="dropped-row__text">
        <span className="dropped-row__name" lang={langOf(name)}>
          {name}
        </span>
        <span className="dropped-row__facts">{facts.join(" · ")}</span>
      </span>
    </>
  );
  return (
    <li ref={row} className="dropped-row">
      {isKnown ? (
        <TitleLink className="dropped-row__title" kind={kind} id={id}>
          {about}
        </TitleLink>
      ) : (
        <div className="dropped-row__title">{about}</div>
      )}
      <Button
        variant="outlined"
        size="small"
        isBusy={isBusy}
        aria-label={`Pick it up again: ${name}`}
        onClick={() => void pickUp()}
      >
        Pick it up again
      </Button>
    </li>
  );
}
