import { useSession } from "../../session.ts";
import { DialogSheet } from "../../ui/DialogSheet.tsx";
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
          <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>Enter</kbd> open
          {username !== "" && (
            <>
              {" "}
              <kbd>Ctrl</kbd> <kbd>Enter</kbd> add as completed
            </>
          )}{" "}
          <kbd>Esc</kbd> close
        </p>
      </div>
    </DialogSheet>
  );
}
