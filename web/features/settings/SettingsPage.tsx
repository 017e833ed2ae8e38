import { useEffect } from "react";
import { useLocation } from "../../browser/location.ts";
import { Link } from "../../addresses/Link.tsx";
import { pages } from "../../../shared/pages.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { PageLoading } from "../../ui/feedback/PageLoading.tsx";
import { useSession } from "../../calls/session.ts";
import { SignInPrompt } from "../account/SignInPrompt.tsx";
import { settingsSections, type SettingsSection } from "./sections.ts";
import "./SettingsPage.css";

/** Everything that a user decides about their account and this device. */
export function SettingsPage() {
  usePageTitle(pages.settings.title);
  const session = useSession();
  if (session.state === "loading") return <PageLoading />;
  if (session.state !== "user") return <SignInPrompt text="Sign in to see your settings." />;
  return <Settings />;
}

/** Brings the section that the address names (`#account`) into view: it was not there when the page loaded. */
function useScrollToSection(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

function Settings() {
  useScrollToSection();
  return (
    <div className="settings">
      <h1>Settings</h1>
      <nav className="settings__nav" aria-label="Sections">
        <ul>
          {settingsSections.map(({ id, title }) => (
            <li key={id}>
              <Link className="settings__link" to={{ hash: `#${id}` }}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="settings__sections">
        {settingsSections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </div>
  );
}

function Section({ id, title, Content }: SettingsSection) {
  return (
    <section id={id} className="settings__section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      <Content />
    </section>
  );
}
