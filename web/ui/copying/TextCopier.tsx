import { Suspense, useState } from "react";
import { lazyPage } from "../../browser/lazy-page.ts";
import { whyMissing } from "../../calls/why-missing.ts";
import { toast } from "../../toasts/toast.ts";
import { Button } from "../controls/Button.tsx";
import { copiedWords, listText, type CopiedList } from "./list-text.ts";

const CopyByHand = lazyPage(() => import("./CopyByHand.tsx").then((code) => code.CopyByHand));

/** Copies what may have to be fetched yet. Returns false where the browser refuses, or the list does not come. */
async function copy(coming: Promise<CopiedList>): Promise<boolean> {
  const text = coming.then((list) => listText(list, location.origin));
  const blob = text.then((plain) => new Blob([plain], { type: "text/plain" }));
  // A browser that refuses may do so before it looks at the text: nobody hears then that it does not come.
  blob.catch(() => undefined);
  try {
    if (typeof ClipboardItem === "undefined") await navigator.clipboard.writeText(await text);
    // In the press itself, with a text that is to come: Safari lets nobody copy after it.
    else await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    return true;
  } catch {
    return false;
  }
}

/** The button that copies a list as plain text, one title a line; where the browser refuses, shows the text to be copied by hand. */
export function TextCopier({
  list: fetchList,
}: {
  /** What is to be copied, which may have to be fetched. */
  readonly list: () => Promise<CopiedList>;
}) {
  const [isCopying, setCopying] = useState(false);
  const [refused, setRefused] = useState<CopiedList>();

  const run = async (coming: Promise<CopiedList>) => {
    setCopying(true);
    const copying = copy(coming);
    try {
      const list = await coming;
      if (await copying) {
        toast.success(copiedWords(list), { key: "copy" });
        setRefused(undefined);
      } else {
        setRefused(list);
      }
    } catch (error) {
      const general = "We could not load this list to copy it. Please try again.";
      toast.error(whyMissing(error, general), { key: "copy" });
    }
    setCopying(false);
  };

  return (
    <>
      <Button variant="outlined" isBusy={isCopying} onClick={() => void run(fetchList())}>
        Copy as text
      </Button>
      {refused && (
        <Suspense>
          <CopyByHand
            what="list"
            text={listText(refused, location.origin)}
            onAgain={() => void run(Promise.resolve(refused))}
            onClose={() => {
              setRefused(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
