import { useId, useState } from "react";
import type { OpenTitle } from "../../../addresses/title-address.ts";
import { Link } from "../../../addresses/Link.tsx";
import { paths } from "../../../addresses/paths.ts";
import { useCall } from "../../../calls/queries.ts";
import { CoverImage } from "../../../cards/CoverImage.tsx";
import { TitleLink } from "../../../cards/TitleLink.tsx";
import { titleRequest } from "../../../tracking/entry-fields.ts";
import { DialogSheet } from "../../../ui/dialogs/DialogSheet.tsx";
import { LoadFailure } from "../../../ui/feedback/LoadFailure.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { langOf, useTitleLanguage } from "../../../words/title-language.ts";
import { titleView, type TitleView } from "../title-view.ts";
import { TrackingPanel } from "../tracking/TrackingPanel.tsx";
import { useLongPress } from "./long-press.ts";
// A sheet as low as what stands in it.
import "../../../ui/dialogs/QuestionSheet.css";
import "./CardMenu.css";

/** What a long press on a title's card opens: its count and its status in reach of the thumb. */
export function CardMenu() {
  const [title, setTitle] = useState<OpenTitle>();
  useLongPress(setTitle);
  if (title === undefined) return null;
  const close = () => {
    setTitle(undefined);
  };
  return <Menu key={`${title.kind}-${title.id}`} {...title} onClose={close} />;
}

function Menu({ kind, id, onClose }: OpenTitle & { readonly onClose: () => void }) {
  const headingId = useId();
  const language = useTitleLanguage();
  const { data, error, refetch } = useCall<"get_anime_details" | "get_manga_details">(
    `get_${kind}_details`,
    titleRequest(kind, id),
  );
  const title = data && titleView(data, language);
  return (
    <DialogSheet labelledBy={headingId} width="question" onClose={onClose}>
      <div className="card-menu">
        <h2 id={headingId} className="card-menu__name" lang={title && langOf(title.name)}>
          {title?.name ?? <span className="visually-hidden">Loading details</span>}
        </h2>
        {title && <Choices title={title} onClose={onClose} />}
        {!title && error && <LoadFailure what={`this ${kind}`} error={error} onRetry={refetch} />}
        {!title && !error && <Skeleton height={188} />}
      </div>
    </DialogSheet>
  );
}

function Choices({ title, onClose }: { readonly title: TitleView; readonly onClose: () => void }) {
  const { kind, id, names, image } = title;
  return (
    <>
      <div className="card-menu__cover" aria-hidden="true">
        <CoverImage src={image} isEager />
      </div>
      <TrackingPanel title={title} place="dialog" />
      {/* They take the menu's place in the history. */}
      <div className="card-menu__ways">
        <TitleLink kind={kind} id={id} replace onClick={onClose}>
          Show details
        </TitleLink>
        <Link to={paths.title(kind, id, names)} replace onClick={onClose}>
          Open its page
        </Link>
      </div>
    </>
  );
}
