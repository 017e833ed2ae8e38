import * as limits from "../../../shared/limits.ts";
import { nameIn } from "../../../shared/titles/title-name.ts";
import { useSlideshow } from "../../ui/motion/slideshow.ts";
import { SlideshowToggle } from "../../ui/motion/SlideshowToggle.tsx";
import { TitleLink } from "../../cards/TitleLink.tsx";
import { langOf, useTitleLanguage } from "../../words/title-language.ts";
import { landingSlides } from "./landing-slides.ts";
import "./LandingSlides.css";

/** The slideshow beside the landing's headline; not drawn on small screens. */
export function LandingSlides() {
  const language = useTitleLanguage();
  const slides = landingSlides.map(({ names, ...slide }) => ({
    ...slide,
    name: nameIn(language, names),
  }));
  const { index, show, isPaused, togglePause, holdProps } = useSlideshow(
    slides.length,
    limits.landingSlideMs,
  );
  return (
    <div className="landing-slides" role="group" aria-label="Featured anime" {...holdProps}>
      {slides.map((slide, at) => (
        <TitleLink
          key={slide.id}
          kind="anime"
          id={slide.id}
          className="landing-slides__slide"
          data-current={at === index}
          inert={at !== index}
          aria-label={slide.name}
          style={{ transitionDuration: `${limits.landingFadeMs}ms` }}
        >
          {/* Small screens draw none; on large ones the page's HTML has asked for the first. */}
          <img src={slide.image} alt="" width={640} height={800} loading="lazy" />
          <span className="landing-slides__name" lang={langOf(slide.name)}>
            {slide.name}
          </span>
        </TitleLink>
      ))}
      <div className="landing-slides__controls">
        {slides.map((slide, at) => (
          <button
            key={slide.id}
            type="button"
            className="landing-slides__dot"
            aria-label={`Show ${slide.name}`}
            aria-current={at === index}
            onClick={() => {
              show(at);
            }}
          />
        ))}
        <SlideshowToggle what="slideshow" isPaused={isPaused} onToggle={togglePause} />
      </div>
    </div>
  );
}
