import { Fragment } from "react";
import { Keys } from "../keyboard/Keys.tsx";
import { shortcuts, type ShortcutName } from "../../keyboard/shortcuts.ts";
import { useSession } from "../../calls/session.ts";
import { DialogSheet } from "../../ui/dialogs/DialogSheet.tsx";
import { SearchWidget } from "./SearchWidget.tsx";
import "./SearchPalette.css";

/** The search as a palette over any page. */
export function SearchPalette({ onClose }: { readonly onClose: () => void }) {
  const { username } = useSession();
  return (
    <DialogSheet labelledBy="palette-title" width="medium" onClose={onClose}>
      <div className="palette">
        <h2 id="palette-title" className="palette__title">
          Search
        </h2>
        <SearchWidget username={username} hasListLinks isAutoFocused onLeave={onClose} />
        <p className="palette__keys" aria-hidden="true">
          <KeyHint names={["previousResult", "nextResult"]} does="move" />
          <KeyHint names={["openResult"]} does="open" />
          {username !== "" && <KeyHint names={["addResult"]} does="add as completed" />}
          <KeyHint names={["close"]} does="close" />
        </p>
      </div>
    </DialogSheet>
  );
}

/** What a few keys do, in the words of this place. */
function KeyHint({
  names,
  does,
}: {
  readonly names: readonly ShortcutName[];
  readonly does: string;
}) {
  return (
    <span>
      {names.map((name) => (
        <Fragment key={name}>
          <Keys combination={shortcuts[name].keys[0]} />{" "}
        </Fragment>
      ))}
      {does}
    </span>
  );
}
