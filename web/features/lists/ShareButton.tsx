import { toast } from "../../toasts/toast.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { stroked } from "../../ui/display/icons.tsx";

const ShareIcon = stroked("M12 14.5V4", "m8 8 4-4 4 4", "M7.5 11H5v9h14v-9h-2.5");

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
