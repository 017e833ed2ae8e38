import { DialogSheet } from "../../ui/DialogSheet.tsx";
import type { FoundTitle } from "../search/found-title.ts";
import { TitleSearch } from "../search/TitleSearch.tsx";
import "./PickDialog.css";

/** The search for an anime to start recommendations from. */
export function PickDialog({
  onPick,
  onClose,
}: {
  readonly onPick: (title: FoundTitle) => void;
  readonly onClose: () => void;
}) {
  return (
    <DialogSheet labelledBy="pick-title" width="medium" onClose={onClose}>
      <div className="pick-dialog">
        <h2 id="pick-title">Pick an anime</h2>
        <TitleSearch isAutoFocused onChoose={onPick} />
      </div>
    </DialogSheet>
  );
}
