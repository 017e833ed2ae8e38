import { useEffect } from "react";
import { usePageTitle } from "../../addresses/page-title.ts";
import * as sentences from "../../../shared/sentences.ts";
import { useSession, useSessionCall } from "../../calls/session.ts";
import { toast } from "../../toasts/toast.ts";
import { RetryButton } from "../../ui/feedback/LoadFailure.tsx";
import { takeFarewell } from "../account/farewell.ts";
import { LandingPitch } from "./LandingPitch.tsx";
import { LandingSlides } from "./LandingSlides.tsx";
import { TrendingAnime } from "../home/TrendingAnime.tsx";
import "./LandingPage.css";

/** What a visitor sees first. */
export function LandingPage() {
  usePageTitle();
  const { state } = useSession();
  useEffect(() => {
    const farewell = takeFarewell();
    if (farewell !== undefined) toast.success(farewell);
  }, []);
  return (
    <>
      {state === "unknown" && <SessionNotice />}
      <Hero />
      <TrendingAnime />
    </>
  );
}

/** Above what a visitor sees: somebody who is signed in misses their own page. */
function SessionNotice() {
  const { isFetching, refetch } = useSessionCall();
  return (
    <div className="landing-notice">
      <p role="status">{sentences.sessionUnknown}</p>
      <RetryButton isBusy={isFetching} onRetry={refetch} />
    </div>
  );
}

function Hero() {
  return (
    <section className="landing" aria-labelledby="landing-headline">
      <LandingSlides />
      <LandingPitch />
    </section>
  );
}
