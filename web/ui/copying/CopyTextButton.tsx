import { Suspense } from "react";
import { lazyPage } from "../../browser/lazy-page.ts";
import { Button } from "../controls/Button.tsx";
import type { CopiedList } from "./list-text.ts";

/** Nobody copies a list before it is drawn. */
const TextCopier = lazyPage(() => import("./TextCopier.tsx").then((code) => code.TextCopier));

/** Copies a list as plain text. The button rests until its code is here: it has to copy in the press itself. */
export const CopyTextButton = (props: { readonly list: () => Promise<CopiedList> }) => (
  <Suspense
    fallback={
      <Button variant="outlined" disabled>
        Copy as text
      </Button>
    }
  >
    <TextCopier {...props} />
  </Suspense>
);
