import { useRef, type KeyboardEvent } from "react";
import type { Kind } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { CloseIcon, SearchIcon } from "../../ui/display/icons.tsx";
import { IconButton } from "../../ui/controls/IconButton.tsx";

const placeholders: Readonly<Record<Kind, string>> = {
  anime: "Search for anime...",
  manga: "Search for manga...",
};

/** The text field of the search: a combobox over the grid of results, as WAI-ARIA describes it. */
export function SearchInput({
  kind,
  text,
  resultsId,
  hasResults,
  activeCellId,
  isAutoFocused,
  onFocus,
  onType,
  onKeyDown,
}: {
  readonly kind: Kind;
  readonly text: string;
  /** Id of the grid of results. */
  readonly resultsId: string;
  readonly hasResults: boolean;
  /** Id of the cell that Up and Down have reached. */
  readonly activeCellId: string | undefined;
  readonly isAutoFocused: boolean;
  readonly onFocus: () => void;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="search__field">
      <SearchIcon />
      <input
        ref={input}
        type="text"
        className="search__input"
        role="combobox"
        aria-label={placeholders[kind].replace("...", "")}
        aria-haspopup="grid"
        aria-expanded={hasResults}
        aria-controls={hasResults ? resultsId : undefined}
        aria-activedescendant={activeCellId}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        data-autofocus={isAutoFocused ? "" : undefined}
        placeholder={placeholders[kind]}
        value={text}
        maxLength={limits.searchCharacters}
        onFocus={onFocus}
        onChange={(event) => {
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      {text !== "" && (
        <IconButton
          label="Clear the search"
          size="small"
          onClick={() => {
            onType("");
            input.current?.focus();
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
