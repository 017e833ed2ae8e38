import { Suspense, useState } from "react";
import { kinds, type Kind } from "../../../../shared/kind.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { FileIcon } from "../../../ui/display/page-icons.tsx";
import { ImportDialog } from "../../import/lazy-import-dialog.ts";

/** The way in for somebody who has a list elsewhere. */
export function BringList({ onTaken }: { readonly onTaken: () => void }) {
  const [open, setOpen] = useState<Kind>();
  return (
    <div className="bring-list">
      <p>You have a list elsewhere? Bring it along.</p>
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="outlined"
          size="small"
          aria-haspopup="dialog"
          onPointerEnter={ImportDialog.preload}
          onFocus={ImportDialog.preload}
          onClick={() => {
            setOpen(kind);
          }}
        >
          <FileIcon />
          Import {kind}
        </Button>
      ))}
      <Suspense fallback={null}>
        {open && (
          <ImportDialog
            kind={open}
            onTaken={onTaken}
            onClose={() => {
              setOpen(undefined);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
