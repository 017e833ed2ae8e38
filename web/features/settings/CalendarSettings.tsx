import { localDayOf } from "../../../shared/entries/day.ts";
import { longDay } from "../../../shared/words/day-words.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, logFailure } from "../../calls/api.ts";
import { queryKey, tellFailure, tellSignedOut, useCall } from "../../calls/queries.ts";
import { toast } from "../../toasts/toast.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { SettingsRow } from "./SettingsRow.tsx";

const look = { action: "look" } as const;
const lookKey = queryKey("calendar_link", look);

/** The private address under which other programs find when one's shows air. */
export function CalendarSettings() {
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useCall("calendar_link", look);
  const [url, setUrl] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = async (action: "make" | "revoke") => {
    setBusy(true);
    try {
      const answer = await call("calendar_link", { action });
      setUrl(answer.url);
      // An answer still on its way tells of the time before.
      await client.cancelQueries({ queryKey: lookKey });
      client.setQueryData(lookKey, { ...answer, url: null });
      if (action === "revoke") toast.success("Your calendar's address is closed");
    } catch (error) {
      const failed = "We could not change your calendar's address just now.";
      logFailure(failed, error);
      tellSignedOut(client, error);
      tellFailure(error, failed);
    } finally {
      setBusy(false);
    }
  };
  const madeAt = data?.made_at ?? null;
  return (
    <SettingsRow
      title="Airing calendar"
      text={
        <>
          An address for the calendar on your phone or computer, which then shows when your next
          episodes air. Whoever knows it can see that, so keep it to yourself. A new one closes the
          one before.
          {madeAt !== null && (
            <> You made your present address on {longDay(localDayOf(Date.parse(madeAt)))}.</>
          )}
        </>
      }
    >
      {data === undefined && !isPending ? (
        <LoadFailure what="your calendar's address" error={error} onRetry={refetch} />
      ) : (
        <div className="settings-row__choices">
          <Button variant="outlined" isBusy={isBusy} onClick={() => void change("make")}>
            {madeAt === null ? "Make an address" : "Make a new address"}
          </Button>
          {madeAt !== null && (
            <Button variant="outlined" isBusy={isBusy} onClick={() => void change("revoke")}>
              Close the address
            </Button>
          )}
        </div>
      )}
      {url !== null && <Address url={url} />}
    </SettingsRow>
  );
}

/** The address, which is told only once: to copy, and to open where a program waits for such addresses. */
function Address({ url }: { readonly url: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success("Address copied", { key: "calendar" });
    } catch {
      toast.error("Failed to copy");
    }
  };
  return (
    <div className="calendar-address" role="status">
      <p>Copy it now: we show it only once.</p>
      <input
        className="field__input"
        readOnly
        aria-label="Your calendar's address"
        value={url}
        onFocus={(event) => {
          event.target.select();
        }}
      />
      <div className="settings-row__choices">
        <Button onClick={() => void copy()}>Copy address</Button>
        <a
          className="button button--outlined button--medium"
          href={url.replace(/^https?:/, "webcal:")}
        >
          Open in my calendar
        </a>
      </div>
    </div>
  );
}
