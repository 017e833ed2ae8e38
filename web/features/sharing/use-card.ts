import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { CardForm, CardOf } from "../../../shared/drawn/cards.ts";
import { callForFile } from "../../calls/api.ts";
import { useTheme } from "../../theme/current-theme.ts";
import { useTitleLanguage } from "../../words/title-language.ts";
import { wordsOf } from "./shared-card.ts";

/** A file in this browser, at an address that is good as long as the file is shown. */
export interface HeldFile {
  readonly bytes: Blob;
  readonly address: string;
}

/** A card in one form, drawn for this device. */
function useForm(card: CardOf, form: CardForm, enabled: boolean) {
  const theme = useTheme();
  const language = useTitleLanguage();
  const asked = { ...card, form, theme, language };
  const query = useQuery({
    queryKey: ["card", asked],
    queryFn: async (): Promise<HeldFile & { readonly words: string }> => {
      const bytes = await callForFile("card", asked);
      const words = form === "svg" ? wordsOf(await bytes.text()) : "";
      return { bytes, address: URL.createObjectURL(bytes), words };
    },
    enabled,
    // What it shows may have changed since the dialog was open last.
    staleTime: 0,
    gcTime: 0,
  });
  const address = query.data?.address;
  useEffect(() => {
    if (address === undefined) return undefined;
    return () => {
      URL.revokeObjectURL(address);
    };
  }, [address]);
  return query;
}

/** A card as SVG, which is shown, and then as PNG, which goes elsewhere. */
export function useCard(card: CardOf) {
  const svg = useForm(card, "svg", true);
  const png = useForm(card, "png", svg.data !== undefined);
  const failed = [svg, png].find(({ error, isFetching }) => error !== null && !isFetching);
  const refetch = () => {
    void failed?.refetch();
  };
  return {
    svg: svg.data,
    png: png.data,
    words: svg.data?.words ?? "",
    error: failed?.error ?? null,
    refetch,
  };
}
