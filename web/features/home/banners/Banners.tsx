import { Suspense } from "react";
import type { Banner } from "../../../../shared/brand.ts";
import { lazyPage } from "../../../browser/lazy-page.ts";
import { BannerPicture } from "./BannerPicture.tsx";
import "./Banners.css";

type Props = { readonly banners: readonly Banner[] };

// The first banner is there without it, and stays there when it does not come.
const BannerCarousel = lazyPage(() =>
  import("./BannerCarousel.tsx").then(
    (code) => code.BannerCarousel,
    () => FirstBanner,
  ),
);

/** The banners of the home page: one as it is, more of them in turn. */
export function Banners({ banners }: Props) {
  if (banners.length < 2) return <FirstBanner banners={banners} />;
  return (
    <Suspense fallback={<FirstBanner banners={banners} />}>
      <BannerCarousel banners={banners} />
    </Suspense>
  );
}

function FirstBanner({ banners: [first] }: Props) {
  if (first === undefined) return null;
  return (
    <div className="banners">
      <BannerPicture banner={first} />
    </div>
  );
}
