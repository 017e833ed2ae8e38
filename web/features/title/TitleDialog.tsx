import { useEffect } from "react";
import { errorStatus } from "../../../shared/errors.ts";
import { CallError, logFailure } from "../../calls/api.ts";
import { useOpenPalette } from "../search/palette.tsx";
import { useCall } from "../../calls/queries.ts";
import { whyMissing } from "../../calls/why-missing.ts";
import type { OpenTitle } from "../../addresses/title-address.ts";
import type { DetailsAnswer } from "../../tracking/patched-answers.ts";
import { titleRequest } from "../../tracking/entry-fields.ts";
import { useTitleLanguage } from "../../words/title-language.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { DialogSheet } from "../../ui/dialogs/DialogSheet.tsx";
import { RetryButton } from "../../ui/feedback/LoadFailure.tsx";
import { useGrowingCover } from "./growing-cover.ts";
import { TitleContent } from "./TitleContent.tsx";
import { TitleSkeleton } from "./TitleSkeleton.tsx";
import { TitleTracking } from "./tracking/TitleTracking.tsx";
import { titleView } from "./title-view.ts";
import "./TitleDialog.css";

const headingId = "title-name";

/** The dialog of one anime or manga. */
export function TitleDialog({ kind, id, onClose }: OpenTitle & { readonly onClose: () => void }) {
  const { data, error, isFetching, refetch } = useCall<"get_anime_details" | "get_manga_details">(
    `get_${kind}_details`,
    titleRequest(kind, id),
  );
  useEffect(() => {
    if (error !== null) logFailure(`The details of ${kind} ${id} could not be fetched`, error);
  }, [error, kind, id]);
  return (
    <DialogSheet labelledBy={headingId} hasAddress onClose={onClose}>
      <Content
        asked={{ kind, id }}
        answer={data}
        error={error}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    </DialogSheet>
  );
}

function Content({
  asked,
  answer,
  error,
  isFetching,
  onRetry,
}: {
  readonly asked: OpenTitle;
  readonly answer: DetailsAnswer | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}) {
  const openPalette = useOpenPalette();
  const language = useTitleLanguage();
  const cover = useGrowingCover(asked, answer !== undefined);
  if (answer !== undefined) {
    const title = titleView(answer, language);
    const tracking = <TitleTracking title={title} place="dialog" />;
    return <TitleContent {...{ headingId, title, tracking, cover }} place="dialog" />;
  }
  if (error === null) return <TitleSkeleton headingId={headingId} />;
  const isUnknown = error instanceof CallError && error.status === errorStatus.not_found;
  const text = isUnknown ? error.message : whyMissing(error, "");
  return (
    <div className="title-failure">
      <h2 id={headingId} className={text === "" ? "visually-hidden" : "title-failure__text"}>
        {text === "" ? "Details" : text}
      </h2>
      <div className="title-failure__ways">
        {isUnknown && (
          <Button aria-haspopup="dialog" onClick={openPalette}>
            Search for a title
          </Button>
        )}
        <RetryButton
          variant={isUnknown ? "outlined" : "primary"}
          isBusy={isFetching}
          onRetry={onRetry}
        />
      </div>
    </div>
  );
}
