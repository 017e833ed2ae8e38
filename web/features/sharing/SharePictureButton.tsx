import { Suspense, useState } from "react";
import { lazyPage } from "../../browser/lazy-page.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { ImageIcon } from "../../ui/display/page-icons.tsx";
import type { SharedCard } from "./shared-card.ts";

const ShareDialog = lazyPage(() => import("./ShareDialog.tsx").then((code) => code.ShareDialog));

/** Opens pictures to share. The code of their dialog is fetched when the button gets attention. */
export function SharePictureButton({ cards }: { readonly cards: readonly SharedCard[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onPointerEnter={ShareDialog.preload}
        onFocus={ShareDialog.preload}
        onClick={() => {
          setOpen(true);
        }}
      >
        <ImageIcon />
        Share a picture
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ShareDialog
            cards={cards}
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
