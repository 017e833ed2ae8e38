import { DialogSheet } from "../../ui/dialogs/DialogSheet.tsx";
import { Keys } from "./Keys.tsx";
import { shortcuts, type ShortcutPlace } from "../../keyboard/shortcuts.ts";
import { SingleKeysSwitch } from "./SingleKeysSwitch.tsx";
import "./KeyboardSheet.css";

const headingId = "keyboard-sheet";
const all = Object.values(shortcuts);
const places = [...new Set(all.map(({ place }) => place))];

/** All shortcuts, by where they work. */
export function KeyboardSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <DialogSheet labelledBy={headingId} width="medium" onClose={onClose}>
      <div className="keyboard-sheet">
        <h2 id={headingId}>Keyboard shortcuts</h2>
        <div className="keyboard-sheet__places">
          {places.map((place) => (
            <ShortcutsOf key={place} place={place} />
          ))}
        </div>
        <SingleKeysSwitch />
      </div>
    </DialogSheet>
  );
}

function ShortcutsOf({ place }: { readonly place: ShortcutPlace }) {
  return (
    <section>
      <h3 className="keyboard-sheet__place">{place}</h3>
      <dl>
        {all
          .filter((shortcut) => shortcut.place === place)
          .map(({ does, keys }) => (
            <div key={does} className="keyboard-sheet__row">
              <dt>{does}</dt>
              {keys.map((combination) => (
                <dd key={combination}>
                  <Keys combination={combination} />
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </section>
  );
}
