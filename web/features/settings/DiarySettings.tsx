import { Suspense, useState } from "react";
import { Link } from "../../addresses/Link.tsx";
import { paths } from "../../addresses/paths.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { toast } from "../../toasts/toast.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { SettingsRow } from "./SettingsRow.tsx";
import { useDiarySetting } from "./use-diary-setting.ts";

const EraseDiaryDialog = lazyPage(() =>
  import("./EraseDiaryDialog.island.tsx").then((code) => code.EraseDiaryDialog),
);

/** Whether a diary is kept of what the viewer watches and reads. */
export function DiarySettings() {
  const { state, error, isPending, refetch, isBusy, set } = useDiarySetting();
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsRow
      title="Diary"
      text={
        <>
          What you watched and read, and when, for <Link to={paths.diary}>your diary</Link>. Only
          you see it. Your statistics tell others how much it was each day.
          {state === "erasing" && " It is turned off, and we are erasing it."}
          {state === "off" && " It is turned off: we note nothing, and keep nothing from before."}
        </>
      }
    >
      {state === undefined && !isPending && (
        <LoadFailure what="this setting" error={error} onRetry={refetch} />
      )}
      {state === "kept" && (
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          onPointerEnter={EraseDiaryDialog.preload}
          onFocus={EraseDiaryDialog.preload}
          onClick={() => {
            setAsking(true);
          }}
        >
          Turn off and erase
        </Button>
      )}
      {(state === "off" || state === "erasing") && (
        <Button
          variant="outlined"
          isBusy={isBusy}
          onClick={() => {
            void set(true, () => {
              toast.success("Your diary is turned on");
            });
          }}
        >
          Turn on
        </Button>
      )}
      <Suspense fallback={null}>
        {isAsking && (
          <EraseDiaryDialog
            isBusy={isBusy}
            onErase={() => {
              void set(false, () => {
                setAsking(false);
                toast.success("Your diary is turned off");
              });
            }}
            onClose={() => {
              setAsking(false);
            }}
          />
        )}
      </Suspense>
    </SettingsRow>
  );
}
