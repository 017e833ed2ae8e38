/** Whether an episode is of what the viewer is watching. */
export const isWatched = ({ status }: { readonly status?: string | null | undefined }): boolean =>
  status === "WATCHING";
