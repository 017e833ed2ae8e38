import { useId, useState } from "react";
import { cardPath, cardSize } from "../../../shared/drawn/cards.ts";
import { CallError } from "../../calls/api.ts";
import { useSessionCall } from "../../calls/session.ts";
import { whyMissing } from "../../calls/why-missing.ts";
import { toast } from "../../toasts/toast.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { SegmentedControl } from "../../ui/controls/SegmentedControl.tsx";
import { DialogSheet } from "../../ui/dialogs/DialogSheet.tsx";
import { RetryButton } from "../../ui/feedback/LoadFailure.tsx";
import { useIsSlow } from "../../ui/feedback/Skeleton.tsx";
import { brand } from "../../words/brand.ts";
import type { SharedCard } from "./shared-card.ts";
import { useCard, type HeldFile } from "./use-card.ts";
import "./ShareDialog.css";

/** Pictures to share, one at a time: to keep, to copy, to send on. */
export function ShareDialog({
  cards,
  onClose,
}: {
  readonly cards: readonly SharedCard[];
  readonly onClose: () => void;
}) {
  const id = useId();
  const [chosen, choose] = useState(cards[0]?.label ?? "");
  const shared = cards.find(({ label }) => label === chosen);
  return (
    <DialogSheet labelledBy={id} width="medium" onClose={onClose}>
      <div className="share">
        <h2 id={id}>Share a picture</h2>
        {cards.length > 1 && (
          <SegmentedControl
            className="share-choice"
            legend="What the picture shows"
            options={cards.map(({ label }) => ({ value: label, label }))}
            value={chosen}
            onChange={choose}
          />
        )}
        {shared !== undefined && <Shared key={shared.label} shared={shared} />}
      </div>
    </DialogSheet>
  );
}

/** Why a picture is not there: what is refused is said in the server's own words. */
const reason = (error: Error): string =>
  error instanceof CallError && !error.isLost
    ? error.message
    : whyMissing(error, "We could not draw this picture just now.");

function Shared({ shared }: { readonly shared: SharedCard }) {
  const { card } = shared;
  const { data: session } = useSessionCall();
  const isOwnersAlone = shared.isOwn && session?.private === true;
  const { svg, png, words, error, refetch } = useCard(card);
  const name = `${brand.shortName}-${card.of}`;
  if (error !== null) {
    return (
      <div className="share__failure">
        <p role="status">{reason(error)}</p>
        <RetryButton variant="outlined" onRetry={refetch} />
      </div>
    );
  }
  return (
    <>
      <div className="share__frame" aria-busy={svg === undefined}>
        {svg === undefined ? (
          <Drawing />
        ) : (
          <img className="share__picture" src={svg.address} alt={words} {...cardSize} />
        )}
      </div>
      <div className="share__actions">
        <Download look="primary" file={png} name={`${name}.png`}>
          Download PNG
        </Download>
        <Download look="outlined" file={svg} name={`${name}.svg`}>
          Download SVG
        </Download>
        <CopyPicture png={png?.bytes} />
        <SendOn png={png?.bytes} name={`${name}.png`} words={words} />
        {!isOwnersAlone && <CopyLink path={shared.page ?? cardPath(card)} />}
      </div>
      <p className="share__note">
        {isOwnersAlone
          ? "Your profile is private, so a link would show nobody anything. The picture itself is yours to give."
          : "Titles that somebody keeps private are on no picture."}
      </p>
    </>
  );
}

/** The room of the picture while it is drawn. */
function Drawing() {
  const isSlow = useIsSlow();
  return <p role="status">{isSlow && "Drawing your picture..."}</p>;
}

/** A link by which the browser keeps a file; a resting button until there is one. */
function Download({
  look,
  file,
  name,
  children,
}: {
  readonly look: "primary" | "outlined";
  readonly file: HeldFile | undefined;
  readonly name: string;
  readonly children: string;
}) {
  if (file === undefined) {
    return (
      <Button variant={look} isBusy>
        {children}
      </Button>
    );
  }
  return (
    <a className={`button button--${look} button--medium`} href={file.address} download={name}>
      {children}
    </a>
  );
}

const refused = "Your browser did not let us copy it. Please try another way.";

async function copied(copying: () => Promise<void>, done: string): Promise<void> {
  try {
    await copying();
    toast.success(done, { key: "share" });
  } catch {
    toast.error(refused, { key: "share" });
  }
}

/** Copies the picture itself, where the browser can. */
function CopyPicture({ png }: { readonly png: Blob | undefined }) {
  if (typeof ClipboardItem === "undefined") return null;
  const copy = (file: Blob) =>
    copied(
      () => navigator.clipboard.write([new ClipboardItem({ "image/png": file })]),
      "The picture is copied. Paste it wherever you like.",
    );
  return (
    <Button
      variant="outlined"
      isBusy={png === undefined}
      onClick={() => {
        if (png !== undefined) void copy(png);
      }}
    >
      Copy picture
    </Button>
  );
}

/** Hands the picture to other apps, where the device has a sheet for that. */
function SendOn({
  png,
  name,
  words,
}: {
  readonly png: Blob | undefined;
  readonly name: string;
  readonly words: string;
}) {
  // Browsers say whether they can when they see the file.
  const files = png === undefined ? [] : [new File([png], name, { type: "image/png" })];
  const canShare = "canShare" in navigator && files.length > 0 && navigator.canShare({ files });
  if (!canShare) return null;
  const share = async () => {
    try {
      await navigator.share({ files, text: words });
    } catch (error) {
      // Who closes the sheet has changed their mind.
      if (error instanceof DOMException && error.name === "AbortError") return;
      toast.error("We could not open your device's share menu. Please download the picture.", {
        key: "share",
      });
    }
  };
  return (
    <Button variant="outlined" onClick={() => void share()}>
      Share...
    </Button>
  );
}

/** Copies the address that shows the picture. */
function CopyLink({ path }: { readonly path: string }) {
  const copy = () =>
    copied(
      () => navigator.clipboard.writeText(new URL(path, location.href).href),
      "The link is copied.",
    );
  return (
    <Button variant="outlined" onClick={() => void copy()}>
      Copy link
    </Button>
  );
}
