import { useRef } from "react";
import * as limits from "../../../../shared/limits.ts";
import { presses } from "../../../keyboard/shortcuts.ts";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { CloseIcon, SearchIcon } from "../../../ui/display/icons.tsx";
import { findFieldId } from "./find-field-id.ts";

/** The field that finds titles in a list as somebody types. */
export function FindField({
  text,
  onType,
  onRest,
}: {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** Called when nothing more is typed for now. */
  readonly onRest: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType("");
    input.current?.focus();
  };
  return (
    <div className="find-field">
      <SearchIcon />
      <input
        ref={input}
        id={findFieldId}
        type="text"
        role="searchbox"
        className="find-field__input"
        aria-label="Find in this list"
        placeholder="Find in this list"
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={limits.searchCharacters}
        value={text}
        onChange={(event) => {
          onType(event.target.value);
        }}
        onBlur={onRest}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") onRest();
          if (text !== "" && presses(event, "close")) {
            event.preventDefault();
            clear();
          }
        }}
      />
      {text !== "" && (
        <IconButton label="Clear the find field" size="small" onClick={clear}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
