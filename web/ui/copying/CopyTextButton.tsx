import { Suspense, useState } from "react";
import { lazyPage } from "../../browser/lazy-page.ts";
import { Button } from "../controls/Button.tsx";
import type { CopiedList } from "./list-text.ts";

/** Comes when somebody copies: no page waits for it. */
const Copying = lazyPage(() => import("./Copying.tsx").then((code) => code.Copying));

/** Copies a list as plain text, one title a line; where the browser refuses, shows the text to be copied by hand. */
export function CopyTextButton({
  list,
}: {
  /** What is to be copied, which may have to be fetched. */
  readonly list: () => Promise<CopiedList>;
}) {
  const [isCopying, setCopying] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        isBusy={isCopying}
        onClick={() => {
          setCopying(true);
        }}
      >
        Copy as text
      </Button>
      <Suspense>
        {isCopying && (
          <Copying
            list={list}
            onEnd={() => {
              setCopying(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
