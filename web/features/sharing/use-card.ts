import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { CardForm, CardOf } from "../../../shared/cards.ts";
import { callForFile } from "../../calls/api.ts";
import { useTheme } from "../../theme/current-theme.ts";
import { useTitleLanguage } from "../../words/title-language.ts";
import { wordsOf } from "./shared-card.ts";

/** A card in one form as its fields ask for it. */
function useForm(card: CardOf, form: CardForm, enabled: boolean) {
  const theme = useTheme();
  const language = useTitleLanguage();
  const asked = { ...card, form, theme, language };
  return useQuery({
    queryKey: ["card", asked],
    queryFn: async () => {
      const file = await callForFile("card", asked);
      return { file, words: form === "svg" ? wordsOf(await file.text()) : "" };
    },
    enabled,
    // What it shows may have changed since the dialog was open last.
    staleTime: 0,
    gcTime: 0,
  });
}

/** The address of a file in this browser, as long as it is shown. */
function useAddress(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return address;
}

/** A card as it is drawn for this device: as SVG, which is shown, and then as PNG, which goes elsewhere. */
export function useCard(card: CardOf) {
  const svg = useForm(card, "svg", true);
  const png = useForm(card, "png", svg.data !== undefined);
  const address = useAddress(svg.data?.file);
  const refetch = () => {
    void svg.refetch();
    if (svg.data !== undefined) void png.refetch();
  };
  return {
    address,
    words: svg.data?.words ?? "",
    svg: svg.data?.file,
    png: png.data?.file,
    error: svg.isFetching ? null : (svg.error ?? (png.isFetching ? null : png.error)),
    refetch,
  };
}
