import { useEffect, useState } from "react";
import { toast } from "../../toasts/toast.ts";
import { Button } from "../controls/Button.tsx";
import { DialogSheet } from "../dialogs/DialogSheet.tsx";
import { copiedWords, listText, type CopiedList } from "./list-text.ts";
import "./Copying.css";

/** Puts a list on the clipboard and says so. Returns false when the browser refuses. */
async function copy(list: CopiedList): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(listText(list, location.origin));
  } catch {
    return false;
  }
  toast.success(copiedWords(list), { key: "copy" });
  return true;
}

/** Copies a list as soon as it is there; a dialog holds the text where the browser refuses. */
export function Copying({
  list: fetchList,
  onEnd,
}: {
  readonly list: () => Promise<CopiedList>;
  readonly onEnd: () => void;
}) {
  // Once: what else happens on the page begins nothing anew.
  const [begin] = useState(() => ({ fetchList, onEnd }));
  const [refused, setRefused] = useState<CopiedList>();
  useEffect(() => {
    let isGone = false;
    const run = async () => {
      const list = await begin.fetchList();
      if (isGone) return;
      if (await copy(list)) begin.onEnd();
      else setRefused(list);
    };
    run().catch(() => {
      if (isGone) return;
      toast.error("We could not fetch this list to copy it. Please try again.", { key: "copy" });
      begin.onEnd();
    });
    return () => {
      isGone = true;
    };
  }, [begin]);
  return refused && <ByHand list={refused} onClose={onEnd} />;
}

const headingId = "copy-by-hand";

function ByHand({ list, onClose }: { readonly list: CopiedList; readonly onClose: () => void }) {
  const again = async () => {
    if (await copy(list)) onClose();
  };
  return (
    <DialogSheet labelledBy={headingId} width="medium" onClose={onClose}>
      <div className="copying">
        <h2 id={headingId}>Copy This List</h2>
        <p>Your browser did not let us copy it for you. Here it is, to be copied by hand.</p>
        <textarea
          className="field__input copying__text"
          aria-labelledby={headingId}
          dir="auto"
          readOnly
          data-autofocus=""
          value={listText(list, location.origin)}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
        <div className="copying__actions">
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button onClick={() => void again()}>Try again</Button>
        </div>
      </div>
    </DialogSheet>
  );
}
