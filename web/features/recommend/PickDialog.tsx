import type { Kind } from "../../../shared/kind.ts";
import { DialogSheet } from "../../ui/dialogs/DialogSheet.tsx";
import type { FoundTitle } from "../search/found-title.ts";
import { TitleSearch } from "../search/TitleSearch.tsx";
import { recommendWords } from "./recommend-words.ts";
import "./PickDialog.css";

/** The search for a title to start recommendations from. */
export function PickDialog({
  kind,
  onPick,
  onClose,
}: {
  readonly kind: Kind;
  readonly onPick: (title: FoundTitle) => void;
  readonly onClose: () => void;
}) {
  return (
    <DialogSheet labelledBy="pick-title" width="medium" onClose={onClose}>
      <div className="pick-dialog">
        <h2 id="pick-title">{recommendWords[kind].pickOne}</h2>
        <TitleSearch kind={kind} isAutoFocused onChoose={onPick} />
      </div>
    </DialogSheet>
  );
}
