import { Link } from "../../addresses/Link.tsx";
import * as limits from "../../../shared/limits.ts";
import { pages } from "../../../shared/pages.ts";
import { brand } from "../../words/brand.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { paths } from "../../addresses/paths.ts";
import { LegalText } from "./LegalText.tsx";

/** The Terms of Service. */
export function TermsPage() {
  usePageTitle(pages.terms.title);
  return (
    <LegalText title="Terms of Service" updated="29 November 2026">
      <p>
        {brand.name} is a community site on which anime and manga fans keep lists of what they watch
        and read. By using it you agree to the few rules on this page.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>
          You sign in through an identity provider. Keep your access to it to yourself: whatever is
          done with your account counts as done by you.
        </li>
        <li>
          You may change your username {limits.usernameChanges} times in{" "}
          {limits.usernameChangesDays} days. We hold your former name for you for{" "}
          {limits.usernameHeldDays} days.
        </li>
        <li>
          You may delete your account at any time in your{" "}
          <Link to={`${paths.settings}#delete-account`}>settings</Link>, and take your lists with
          you before.
        </li>
        <li>Do not take a name that insults others or pretends to be somebody else.</li>
      </ul>
      <h2>Your lists</h2>
      <ul>
        <li>
          Your anime and manga lists and your profile are public, unless you make your profile
          private; a title that you make private shows to nobody else. Anybody can open what is
          public by its address, signed in or not.
        </li>
        <li>
          What you enter stays yours. You can bring lists from other sites and save yours as files
          whenever you like. You allow us to store it and to show it on the site, for nothing else.
        </li>
      </ul>
      <h2>Fair use</h2>
      <ul>
        <li>
          We limit calls per account and per network address. Please do not try to get around these
          limits, to read what others keep private, or to disturb the service.
        </li>
        <li>We may close accounts that break these rules.</li>
      </ul>
      <h2>The catalogue</h2>
      <p>
        Facts about titles come from our own texts and from{" "}
        <a href="https://github.com/bangumi-data/bangumi-data">bangumi-data</a>, which is licensed
        under{" "}
        <a href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0</a>.
        We joined the two and shortened them, and compared names, totals and relations with lists in
        the public domain (Silver-Yasha, Kaize, Nautiljon, anime-relations). Titles and names belong
        to their owners; the covers are our own drawings. {brand.name} shows no episodes and no
        chapters.
      </p>
      <h2>No warranty</h2>
      <p>
        We offer the service as it is and free of charge. We work carefully, but we cannot promise
        that it is always reachable or free of mistakes.
      </p>
      <p>
        How we treat your data stands in the <Link to={paths.privacy}>Privacy Policy</Link>.
      </p>
    </LegalText>
  );
}
