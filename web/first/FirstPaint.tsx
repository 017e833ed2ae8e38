import { LandingPitch } from "../features/landing/LandingPitch.tsx";
import { HeaderBar, SearchBoxText } from "../layout/HeaderBar.tsx";
import { firstPaintId } from "./take-over.ts";

/**
 * What the page's HTML shows until the app takes over, drawn by the build: the frame of every page, and the first
 * screen of the two that begin with something that is known before any answer. The inline script says which part shows.
 * Nothing here may carry a style attribute, which the security policy forbids, or a button, which nobody would hear.
 */
export function FirstPaint() {
  return (
    <div id={firstPaintId}>
      <HeaderBar>
        <span className="header__search" aria-hidden="true">
          <SearchBoxText />
        </span>
        <span className="first-paint__account" />
      </HeaderBar>
      <main className="page__main">
        <section className="landing first-paint__landing">
          <span className="landing-slides" />
          <LandingPitch />
        </section>
        <div className="personal-home__top first-paint__home">
          {/* The room of the question and of the panel's heading. */}
          <div className="first-paint__heading" />
          <div className="next-up" />
        </div>
      </main>
    </div>
  );
}
