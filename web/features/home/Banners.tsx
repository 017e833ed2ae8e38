import { Suspense } from "react";
import type { Banner } from "../../../shared/brand.ts";
import { lazyPage } from "../../lazy-page.ts";
import { BannerPicture } from "./BannerPicture.tsx";
import "./Banners.css";

// The first banner is there without it.
const BannerCarousel = lazyPage(async () => (await import("./BannerCarousel.tsx")).BannerCarousel);

/** The banners of the home page: one as it is, more of them in turn. */
export function Banners({ banners }: { readonly banners: readonly Banner[] }) {
  const [first, ...others] = banners;
  if (first === undefined) return null;
  const alone = (
    <div className="banners">
      <BannerPicture banner={first} />
    </div>
  );
  if (others.length === 0) return alone;
  return (
    <Suspense fallback={alone}>
      <BannerCarousel banners={banners} />
    </Suspense>
  );
}
