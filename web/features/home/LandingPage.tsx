import { useEffect } from "react";
import { brand } from "../../brand.ts";
import { usePageTitle } from "../../layout/page-title.ts";
import { sentences } from "../../../shared/errors.ts";
import { paths } from "../../paths.ts";
import { useSession, useSessionCall } from "../../session.ts";
import { toast } from "../../toasts/toast.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { ListIcon, SparkIcon } from "../../ui/icons.tsx";
import { DevicesIcon, TrophyIcon } from "../../ui/page-icons.tsx";
import { takeFarewell } from "../account/farewell.ts";
import { RetryButton } from "../../ui/LoadFailure.tsx";
import { LandingSlides } from "./LandingSlides.tsx";
import { TrendingAnime } from "./TrendingAnime.tsx";
import "./LandingPage.css";

const benefits = [
  {
    Icon: ListIcon,
    title: "Track anime and manga",
    text: "Every episode and chapter in its place, one tap to move on.",
  },
  {
    Icon: SparkIcon,
    title: "AI recommendations",
    text: "Suggestions from what you finished, watch or plan.",
  },
  {
    Icon: DevicesIcon,
    title: "Use it anywhere",
    text: "Phone, tablet or desktop: your lists are always up to date.",
  },
  {
    Icon: TrophyIcon,
    title: "Achievements and ranks",
    text: "Earn badges as you go and climb the ranks of viewers.",
  },
] as const;

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
      <div className="landing__pitch">
        <p className="landing__kicker">{brand.tagline}</p>
        <h1 id="landing-headline" className="landing__headline">
          Track, share, and discover your favorite Anime &amp; Manga!
        </h1>
        <ul className="landing__benefits">
          {benefits.map(({ Icon, title, text }) => (
            <li key={title} className="landing__benefit">
              <span className="landing__icon">
                <Icon />
              </span>
              <div>
                <h2 className="landing__benefit-title">{title}</h2>
                <p className="landing__benefit-text">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <ButtonLink size="large" className="landing__start" to={paths.login()}>
          Start Tracking!
        </ButtonLink>
      </div>
    </section>
  );
}
