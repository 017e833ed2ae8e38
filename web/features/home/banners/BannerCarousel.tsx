import type { Banner } from "../../../../shared/brand.ts";
import * as limits from "../../../../shared/limits.ts";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../../../ui/display/icons.tsx";
import { useSlideshow } from "../../../ui/motion/slideshow.ts";
import { SlideshowToggle } from "../../../ui/motion/SlideshowToggle.tsx";
import { BannerPicture } from "./BannerPicture.tsx";

/** Several banners in turn, and what stops and turns them. */
export function BannerCarousel({ banners }: { readonly banners: readonly Banner[] }) {
  const { index, show, isPaused, togglePause, holdProps } = useSlideshow(
    banners.length,
    limits.bannerAdvanceMs,
  );
  return (
    <section className="banners" aria-roledescription="carousel" aria-label="News" {...holdProps}>
      {banners.map((banner, at) => (
        <div
          key={banner.image}
          className="banners__slide"
          role="group"
          aria-roledescription="slide"
          aria-label={`${at + 1} of ${banners.length}`}
          data-current={at === index}
          inert={at !== index}
        >
          <BannerPicture banner={banner} />
        </div>
      ))}
      <div className="banners__controls">
        <IconButton
          size="small"
          label="Previous banner"
          onClick={() => {
            show(index - 1);
          }}
        >
          <ChevronLeftIcon />
        </IconButton>
        <SlideshowToggle what="banners" isPaused={isPaused} onToggle={togglePause} />
        <IconButton
          size="small"
          label="Next banner"
          onClick={() => {
            show(index + 1);
          }}
        >
          <ChevronRightIcon />
        </IconButton>
      </div>
    </section>
  );
}
