/** Declared here and nowhere else: most browsers do not know it yet. */
declare const Temporal: { readonly Now: { timeZoneId(): string } };

/** The viewer's time zone; where the browser knows Temporal, without what the first use of Intl costs (decision 0111). */
export const timeZone = (): string =>
  "Temporal" in globalThis
    ? Temporal.Now.timeZoneId()
    : Intl.DateTimeFormat().resolvedOptions().timeZone;
