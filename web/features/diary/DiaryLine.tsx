import { clockTime } from "../../../shared/words/day-words.ts";
import { nameIn } from "../../../shared/titles/title-name.ts";
import type { CallResponse } from "../../calls/api.ts";
import { CoverImage } from "../../cards/CoverImage.tsx";
import { TitleLink } from "../../cards/TitleLink.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { langOf, useTitleLanguage } from "../../words/title-language.ts";
import { byWords, eventWords, type DiaryEvent } from "./event-words.ts";
import { useUndoEvent } from "./use-undo-event.ts";

/** A title that a diary tells of. */
export type DiaryTitle = CallResponse<"diary">["titles"][number];

/** One change of a title: what, when, and the way back where there is one. */
export function DiaryLine({
  event,
  title,
}: {
  readonly event: DiaryEvent;
  readonly title: DiaryTitle;
}) {
  const { kind, id, total } = title;
  const language = useTitleLanguage();
  const name = nameIn(language, {
    romaji: title.title,
    english: title.title_english,
    japanese: title.title_japanese,
  });
  const { isBusy, undo } = useUndoEvent({ kind, id, name, total, aired: null }, event);
  const by = byWords[event.by];
  return (
    <li className="diary__line">
      <CoverImage src={title.image_url} />
      <div className="diary__words">
        <TitleLink className="diary__title" kind={kind} id={id} lang={langOf(name)}>
          {name}
        </TitleLink>
        <p className="diary__change">
          {eventWords(event)}
          <span className="diary__when">
            {" · "}
            <time dateTime={new Date(event.at).toISOString()}>{clockTime(event.at)}</time>
            {by !== undefined && ` · ${by}`}
          </span>
        </p>
      </div>
      {event.can_undo && (
        <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void undo()}>
          Undo
          <span className="visually-hidden">
            {" "}
            {name}: {eventWords(event)}
          </span>
        </Button>
      )}
    </li>
  );
}
