import "./AiringAge.css";

/** How far the airing data reach: what began later is missing. */
export function AiringAge({ newestStart }: { readonly newestStart: string | null }) {
  if (newestStart === null) return null;
  const day = new Date(`${newestStart}T00:00:00Z`).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return (
    <p className="airing-age">
      Airing times as far as we know them: the newest show among them began on {day}.
    </p>
  );
}
