import { keepPreviousData } from "@tanstack/react-query";
import { useLocation } from "../../browser/location.ts";
import type { Kind } from "../../../shared/kind.ts";
import { useLargeCall } from "../../calls/queries.ts";
import { useTitleLanguage } from "../../words/title-language.ts";
import { browseRequest, browseView } from "./browse-address.ts";

/** The titles that the address asks for. While another page or other filters load, the last answer stays. */
export function useBrowse(kind: Kind, maker?: string) {
  const { search } = useLocation();
  const view = browseView(new URLSearchParams(search));
  return useLargeCall("browse", browseRequest(kind, view, maker, useTitleLanguage()), {
    placeholderData: keepPreviousData,
  });
}
