import { Suspense, useState } from "react";
import { lazyPage } from "../../browser/lazy-page.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { SettingsRow } from "./SettingsRow.tsx";

const SignOutDialog = lazyPage(() =>
  import("./SignOutDialog.island.tsx").then((code) => code.SignOutDialog),
);

/** The way out of every browser at once. */
export function SignOutEverywhere() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsRow
      title="All devices"
      text="Signs you out in every browser, this one included: for a device that you lost or lent."
    >
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onPointerEnter={SignOutDialog.preload}
        onFocus={SignOutDialog.preload}
        onClick={() => {
          setOpen(true);
        }}
      >
        Sign out on all devices
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <SignOutDialog
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </SettingsRow>
  );
}
