import { Suspense, useState } from "react";
import { lazyPage } from "../../browser/lazy-page.ts";
import { toast } from "../../toasts/toast.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { stroked } from "../../ui/display/icons.tsx";

const ShareIcon = stroked("M12 14.5V4", "m8 8 4-4 4 4", "M7.5 11H5v9h14v-9h-2.5");

const CopyByHand = lazyPage(() =>
  import("../../ui/copying/CopyByHand.tsx").then((code) => code.CopyByHand),
);

/** Copies the full address of a list's page; where the browser refuses, shows it to be copied by hand. */
export function ShareButton({ path }: { readonly path: string }) {
  const [refused, setRefused] = useState<string>();
  const share = async () => {
    const { href } = new URL(path, location.href);
    try {
      await navigator.clipboard.writeText(href);
      toast.success("List ID copied to clipboard!", { key: "share" });
      setRefused(undefined);
    } catch {
      setRefused(href);
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void share()}>
        <ShareIcon />
        Share List
      </Button>
      {refused !== undefined && (
        <Suspense>
          <CopyByHand
            what="link"
            text={refused}
            onAgain={() => void share()}
            onClose={() => {
              setRefused(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
