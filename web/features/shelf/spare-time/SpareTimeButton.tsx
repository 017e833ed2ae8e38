import { Suspense, useState } from "react";
import { lazyPage } from "../../../browser/lazy-page.ts";
import { Button } from "../../../ui/controls/Button.tsx";

const SpareTimeDialog = lazyPage(() =>
  import("./SpareTimeDialog.tsx").then((code) => code.SpareTimeDialog),
);

/** The way to what fits into the time that somebody has. */
export function SpareTimeButton({
  username,
  size = "medium",
}: {
  readonly username: string;
  readonly size?: "small" | "medium";
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size={size}
        aria-haspopup="dialog"
        onPointerEnter={SpareTimeDialog.preload}
        onFocus={SpareTimeDialog.preload}
        onClick={() => {
          setOpen(true);
        }}
      >
        I have 45 minutes
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <SpareTimeDialog
            username={username}
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
