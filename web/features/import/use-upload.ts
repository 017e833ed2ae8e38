import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { Kind } from "../../../shared/kind.ts";
import { CallError } from "../../calls/api.ts";
import { afterFailure, invalidateStale, tellFailure } from "../../calls/queries.ts";
import { toast } from "../../toasts/toast.ts";
import { calls, importList } from "./import-list.ts";

/** Sends a list in its files. `sent` counts those that have arrived; it is undefined while none is being sent. */
export function useUpload(kind: Kind) {
  const [sent, setSent] = useState<number>();
  const client = useQueryClient();

  /** Returns the sentence that says why the list was refused; undefined when it was taken. */
  const upload = async (files: readonly File[]): Promise<string | undefined> => {
    setSent(0);
    try {
      const { message } = await importList(kind, files, setSent);
      await invalidateStale(client, calls[kind]);
      toast.success(message);
      return undefined;
    } catch (error) {
      const sentence =
        (error instanceof CallError ? error.serverMessage : undefined) ?? "Upload failed";
      afterFailure(client, calls[kind], error);
      tellFailure(error, sentence);
      setSent(undefined);
      return sentence;
    }
  };
  return { sent, upload };
}
