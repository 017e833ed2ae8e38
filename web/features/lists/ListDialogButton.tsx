import { Suspense, useState, type ComponentProps, type ReactNode } from "react";
import { lazyPage } from "../../browser/lazy-page.ts";
import { Button } from "../../ui/controls/Button.tsx";

const ListDialog = lazyPage(() =>
  import("./ListDialog.island.tsx").then((code) => code.ListDialog),
);

/** Opens the dialog that makes a custom list, or changes what one says. Its code is fetched when the button gets attention. */
export function ListDialogButton({
  list,
  variant = "outlined",
  children,
}: {
  /** The list to change; a new one when there is none. */
  readonly list?: ComponentProps<typeof ListDialog>["list"];
  readonly variant?: "primary" | "outlined";
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const prepare = ListDialog.preload;
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setOpen(true);
        }}
      >
        {children}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ListDialog {...(list && { list })} onClose={close} />}
      </Suspense>
    </>
  );
}
