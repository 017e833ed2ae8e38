import { Suspense, useState } from "react";
import { lazyPage } from "../../browser/lazy-page.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { SettingsRow } from "./SettingsRow.tsx";

const DeleteAccountDialog = lazyPage(() =>
  import("./DeleteAccountDialog.island.tsx").then((code) => code.DeleteAccountDialog),
);

/** The end of the account. */
export function DeleteAccountSettings() {
  const [isOpen, setIsOpen] = useState(false);
  const prepare = DeleteAccountDialog.preload;
  return (
    <SettingsRow
      title="Delete account"
      text="Removes your profile, your lists, your pictures and your sign-in. You cannot undo this, so take an export first."
    >
      <Button
        variant="danger"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Delete account
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <DeleteAccountDialog
            onClose={() => {
              setIsOpen(false);
            }}
          />
        )}
      </Suspense>
    </SettingsRow>
  );
}
