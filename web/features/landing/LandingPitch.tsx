import { brand } from "../../words/brand.ts";
import { paths } from "../../addresses/paths.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { ListIcon, SparkIcon, stroked } from "../../ui/display/icons.tsx";

const DevicesIcon = stroked("M3 5h13v9H3z", "M7 18h5", "M18 9h3v10h-5v-2");
const TrophyIcon = stroked(
  "M7 4h10v6a5 5 0 0 1-10 0Z",
  "M7 6H4a3 3 0 0 0 3.2 4",
  "M17 6h3a3 3 0 0 1-3.2 4",
  "M12 15v4",
  "M8 20h8",
);

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
