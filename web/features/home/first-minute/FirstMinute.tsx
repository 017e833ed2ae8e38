import { Suspense, useState } from "react";
import { lazyPage } from "../../../browser/lazy-page.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { BringList } from "./BringList.tsx";
import { SeenTitles } from "./SeenTitles.tsx";
import { useSeenMarks } from "./use-seen-marks.ts";
import "./FirstMinute.css";

const Fitting = lazyPage(() => import("./Fitting.tsx").then((code) => code.Fitting));

/** The first step of an account with empty lists: bring a list, or tap what was seen; then three titles that fit. */
export function FirstMinute({
  username,
  onBegin,
  onTaken,
  onEnd,
}: {
  readonly username: string;
  /** Called when the first title is tapped. */
  readonly onBegin: () => void;
  /** Called when a list from elsewhere is on its way, also after its dialog was closed. */
  readonly onTaken: () => void;
  readonly onEnd: () => void;
}) {
  const { marks, tap, finish } = useSeenMarks();
  const [step, setStep] = useState<"seen" | "saving" | "fitting">("seen");
  const goOn = async () => {
    setStep("saving");
    setStep((await finish()) > 0 ? "fitting" : "seen");
  };
  if (step === "fitting") {
    return (
      <Suspense fallback={null}>
        <Fitting username={username} count={marks.size} onEnd={onEnd} />
      </Suspense>
    );
  }
  return (
    <div className="first-minute">
      <p className="first-minute__empty" data-past={marks.size > 0}>
        No anime found in this category.
      </p>
      <div className="first-minute__head">
        <div>
          <h3 className="first-minute__question">What have you seen already?</h3>
          <p className="first-minute__how">
            Tap a title once if you finished it, twice if you are still watching.
          </p>
        </div>
        <BringList onTaken={onTaken} />
      </div>
      <SeenTitles
        marks={marks}
        onTap={(title) => {
          onBegin();
          tap(title);
        }}
      />
      <div className="first-minute__foot">
        {/* Each in its own place: a press that comes as marks change meets no other button. */}
        <Button variant="quiet" onClick={onEnd}>
          Skip
        </Button>
        <p className="first-minute__count" role="status">
          <CountWords count={marks.size} />
        </p>
        <Button
          size="large"
          disabled={marks.size === 0}
          isBusy={step === "saving"}
          onPointerEnter={Fitting.preload}
          onFocus={Fitting.preload}
          onClick={() => void goOn()}
        >
          See what fits
        </Button>
      </div>
    </div>
  );
}

function CountWords({ count }: { readonly count: number }) {
  if (count === 0) return "Five are enough.";
  return (
    <>
      {`${count} ${count === 1 ? "title" : "titles"}`}
      <span className="first-minute__where"> on your list</span>
    </>
  );
}
