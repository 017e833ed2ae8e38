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

/** A file in this browser, at an address that is good as long as the file is shown. */
export interface HeldFile {
  readonly bytes: Blob;
  readonly address: string;
}

function useHeld(bytes: Blob | undefined): HeldFile | undefined {
  const [held, setHeld] = useState<HeldFile>();
  useEffect(() => {
    if (bytes === undefined) return undefined;
    const address = URL.createObjectURL(bytes);
    setHeld({ bytes, address });
    return () => {
      setHeld(undefined);
      URL.revokeObjectURL(address);
    };
  }, [bytes]);
  return held;
}

/** A card as it is drawn for this device: as SVG, which is shown, and then as PNG, which goes elsewhere. */
export function useCard(card: CardOf) {
  const svg = useForm(card, "svg", true);
  const png = useForm(card, "png", svg.data !== undefined);
  const refetch = () => {
    void svg.refetch();
    if (svg.data !== undefined) void png.refetch();
  };
  return {
    svg: useHeld(svg.data?.file),
    png: useHeld(png.data?.file),
    words: svg.data?.words ?? "",
    error: svg.isFetching ? null : (svg.error ?? (png.isFetching ? null : png.error)),
    refetch,
  };
}
