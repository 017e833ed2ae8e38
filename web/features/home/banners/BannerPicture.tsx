import type { Banner } from "../../../../shared/brand.ts";
import { brand } from "../../../words/brand.ts";

/** A banner's picture with its words; leads to the video channel in a new tab where there is one. */
export function BannerPicture({ banner }: { readonly banner: Banner }) {
  const content = (
    <>
      <img
        className="banner__image"
        src={banner.image}
        alt=""
        width={1600}
        height={420}
        loading="lazy"
      />
      <span className="banner__words">
        <span className="banner__title">{banner.title}</span>
        <span className="banner__text">{banner.text}</span>
      </span>
    </>
  );
  if (brand.videoChannelUrl === "") return <div className="banner">{content}</div>;
  return (
    <a className="banner" href={brand.videoChannelUrl} target="_blank" rel="noopener">
      {content}
      <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  );
}
