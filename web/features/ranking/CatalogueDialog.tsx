import { useState } from "react";
import type { Kind } from "../../../shared/kind.ts";
import { DialogSheet } from "../../ui/dialogs/DialogSheet.tsx";
import { SegmentedControl } from "../../ui/controls/SegmentedControl.tsx";
import type { FoundTitle } from "../search/found-title.ts";
import { TitleSearch } from "../search/TitleSearch.tsx";

const kindOptions = [
  { value: "anime", label: "Anime" },
  { value: "manga", label: "Manga" },
] as const;

/** Where a title of the catalogue is chosen to fill an entry with. */
export function CatalogueDialog({
  onChoose,
  onClose,
}: {
  readonly onChoose: (title: FoundTitle) => void;
  readonly onClose: () => void;
}) {
  const [kind, setKind] = useState<Kind>("anime");
  return (
    <DialogSheet labelledBy="catalogue-dialog-title" width="medium" onClose={onClose}>
      <div className="catalogue-dialog">
        <h2 id="catalogue-dialog-title">Fill from the catalogue</h2>
        <SegmentedControl
          legend="What to search for"
          options={kindOptions}
          value={kind}
          onChange={setKind}
        />
        <TitleSearch
          key={kind}
          kind={kind}
          isAutoFocused
          onChoose={(title) => {
            onChoose(title);
            onClose();
          }}
        />
      </div>
    </DialogSheet>
  );
}
