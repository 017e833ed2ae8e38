import { brand } from "../../words/brand.ts";
import { paths } from "../../addresses/paths.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { ListIcon, SparkIcon } from "../../ui/display/icons.tsx";
import { DevicesIcon, TrophyIcon } from "../../ui/display/page-icons.tsx";

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

/** The words of the landing page's first screen. They stand in the page's HTML as well, where no effect runs. */
export function LandingPitch() {
  return (
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
  );
}
