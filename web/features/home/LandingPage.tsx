import { useEffect } from "react";
import { usePageTitle } from "../../layout/page-title.ts";
import { toast } from "../../toasts/toast.ts";
import { takeFarewell } from "../account/farewell.ts";
import { LandingPitch } from "./LandingPitch.tsx";
import { LandingSlides } from "./LandingSlides.tsx";
import { TrendingAnime } from "./TrendingAnime.tsx";
import "./LandingPage.css";

/** What a visitor sees first. */
export function LandingPage() {
  usePageTitle();
  useEffect(() => {
    const farewell = takeFarewell();
    if (farewell !== undefined) toast.success(farewell);
  }, []);
  return (
    <>
      <Hero />
      <TrendingAnime />
    </>
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
