import { Suspense, type ComponentProps } from "react";
import { lazyPage } from "../../lazy-page.ts";

const SearchResults = lazyPage(async () => (await import("./SearchResults.tsx")).SearchResults);

/** The results of a search; their code comes while the first one is typed. */
export function FoundTitles(props: ComponentProps<typeof SearchResults>) {
  if (props.results.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SearchResults {...props} />
    </Suspense>
  );
}

/** Fetches the code for results, which are about to come. */
export const prepareResults = SearchResults.preload;
