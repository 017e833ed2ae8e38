import { toast } from "../../toasts/toast.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { ShareIcon } from "../../ui/display/page-icons.tsx";

/** Copies the full address of a list's page. */
export function ShareButton({ path }: { readonly path: string }) {
  const share = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, location.href).href);
      toast.success("List ID copied to clipboard!", { key: "share" });
    } catch {
      toast.error("Failed to copy");
    }
  };
  return (
    <Button variant="outlined" onClick={() => void share()}>
      <ShareIcon />
      Share List
    </Button>
  );
}
