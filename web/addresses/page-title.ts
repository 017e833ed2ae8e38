import { useEffect } from "react";
import { brand } from "../words/brand.ts";

/** Names the browser's tab; without a title it carries the brand alone. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title === undefined ? brand.name : `${title} · ${brand.name}`;
  }, [title]);
}
