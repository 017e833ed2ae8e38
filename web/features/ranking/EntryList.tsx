import { announce, cleanup } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { rowHeir, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { isSecondClick } from "../../ui/controls/second-click.ts";
import { CloseIcon, filled } from "../../ui/display/icons.tsx";
import { ArrowDownIcon, ArrowUpIcon } from "../../ui/display/page-icons.tsx";
import { PencilIcon } from "../../ui/display/pencil-icon.tsx";
import type { DraftEntry } from "./draft.ts";
import { EntryPicture } from "./EntryPicture.tsx";
import { makeReorderable, onReorder, type Edge } from "./reorder.ts";

const GripIcon = filled(
  "M8 5h3v3H8ZM13 5h3v3h-3ZM8 10.5h3v3H8ZM13 10.5h3v3h-3ZM8 16h3v3H8ZM13 16h3v3h-3Z",
);

interface Changes {
  readonly onMove: (from: number, to: number) => void;
  readonly onEdit: (entry: DraftEntry) => void;
  readonly onRemove: (entry: DraftEntry, at: number) => void;
}

/** The entries so far, best first. They change places by dragging, or by the buttons of each. */
export function EntryList({
  entries,
  onMove,
  ...changes
}: Changes & { readonly entries: readonly DraftEntry[] }) {
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (entry === undefined || to < 0 || to >= entries.length) return;
    onMove(from, to);
    announce(`${entry.title} is number ${to + 1} of ${entries.length} now.`);
  };
  const moveDropped = useEffectEvent(move);
  useEffect(
    () =>
      onReorder((from, to) => {
        moveDropped(from, to);
      }),
    [],
  );
  useEffect(() => cleanup, []);
  return (
    <ol className="entry-list" aria-label="Entries, best first">
      {entries.map((entry, at) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          at={at}
          count={entries.length}
          onMove={move}
          {...changes}
        />
      ))}
    </ol>
  );
}

function EntryRow({
  entry,
  at,
  count,
  onMove,
  onEdit,
  onRemove,
}: Changes & { readonly entry: DraftEntry; readonly at: number; readonly count: number }) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [edge, setEdge] = useState<Edge>();
  useFocusHeir(row, rowHeir);
  useEffect(() => {
    if (row.current === null || handle.current === null) return;
    return makeReorderable(row.current, handle.current, at, setEdge);
  }, [at]);
  const { title } = entry;
  return (
    <li ref={row} className="entry-row" data-edge={edge}>
      <span ref={handle} className="entry-row__handle" aria-hidden="true" title="Drag to reorder">
        <GripIcon />
      </span>
      <span className="entry-row__number">{at + 1}</span>
      <span className="entry-row__image">
        <EntryPicture image={entry.image} />
      </span>
      <span className="entry-row__words">
        <span className="entry-row__title">{title}</span>
        <span className="entry-row__description">{entry.description}</span>
      </span>
      <span className="entry-row__tools">
        <MoveButton
          label={`Move up: ${title}`}
          isLast={at === 0}
          onMove={() => {
            onMove(at, at - 1);
          }}
        >
          <ArrowUpIcon />
        </MoveButton>
        <MoveButton
          label={`Move down: ${title}`}
          isLast={at === count - 1}
          onMove={() => {
            onMove(at, at + 1);
          }}
        >
          <ArrowDownIcon />
        </MoveButton>
        <IconButton
          label={`Edit: ${title}`}
          onClick={() => {
            onEdit(entry);
          }}
        >
          <PencilIcon />
        </IconButton>
        <IconButton
          label={`Remove: ${title}`}
          onClick={(event) => {
            if (!isSecondClick(event)) onRemove(entry, at);
          }}
        >
          <CloseIcon />
        </IconButton>
      </span>
    </li>
  );
}

/** Keeps the focus while its row changes places. */
function MoveButton({
  label,
  isLast,
  onMove,
  children,
}: {
  readonly label: string;
  readonly isLast: boolean;
  readonly onMove: () => void;
  readonly children: ReactNode;
}) {
  return (
    <IconButton
      label={label}
      disabled={isLast}
      onClick={({ currentTarget }) => {
        onMove();
        requestAnimationFrame(() => {
          currentTarget.focus();
        });
      }}
    >
      {children}
    </IconButton>
  );
}
