import { Link } from "../../addresses/Link.tsx";
import * as limits from "../../../shared/limits.ts";
import { pages } from "../../../shared/pages.ts";
import { refusalCookieName } from "../../../shared/sign-in.ts";
import { brand } from "../../words/brand.ts";
import { titleLanguage } from "../../words/title-language.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { singleKeys } from "../../keyboard/single-keys.ts";
import { paths } from "../../addresses/paths.ts";
import { sessionHint } from "../../calls/session.ts";
import { scoreStyle } from "../entry/score-style.ts";
import { readReportKey } from "../import/read-report.ts";
import { density } from "../shelf/density.ts";
import { themeStorageKey } from "../../../shared/theme/theme-names.ts";
import { LegalText } from "./LegalText.tsx";

const mailSent =
  "We write to you when an import is done, and for nothing else. Where an address sends our e-mail back, or calls it spam, our mail service remembers that, so that it gets no more.";

const noMailSent =
  "We do not write to you. Only the identity provider does, when it asks you to confirm your address or to choose a new password.";

/** The Privacy Policy. */
export function PrivacyPage() {
  usePageTitle(pages.privacy.title);
  return (
    <LegalText title="Privacy Policy" updated="29 November 2026">
      <p>
        {brand.name} keeps what it needs to show your lists, and nothing to follow you around. There
        is no advertising and no analytics on this site, and we do not sell your data.
      </p>
      <h2>What we store about you</h2>
      <ul>
        <li>
          <strong>Your account.</strong> You sign in through an identity provider, which alone knows
          your password. From it we receive an identifier and, if you verified it there, your e-mail
          address. We keep the address apart from your profile and show it to nobody.
        </li>
        <li>
          <strong>Your profile.</strong> Username, short text, picture and the number of anime you
          completed. This is public, unless you make your profile private in your settings: then
          only you see it, your lists and your achievements, and no list of people names you.
          Pictures that you uploaded stay at their addresses, which nobody can guess.
        </li>
        <li>
          <strong>Your lists.</strong> Titles, status and progress, your scores, when you started
          and finished, what is on hold, and what you watch or read again. These are public, unless
          your profile is private, or you mark a title as private: then only you see it. Your notes
          are yours alone. We keep a title you drop with all that you said of it, so that you can
          pick it up again. It stays in your export, and we do not recommend it to you. Nobody else
          sees it.
        </li>
        <li>
          <strong>Your diary.</strong> Each change of a title on your lists, and when you made it.
          Only you see it. It is part of your export, and you can turn it off and erase it in your
          settings. Your statistics and your years tell others how much you watched and read on
          which day, unless your profile is private, and never of titles that you keep private.
        </li>
        <li>
          <strong>Your imports.</strong> We delete a file that you upload when its titles are on
          your lists, and after {limits.importFileDays} days in any case. Its scores, dates, notes
          and tags stay with your titles, and we keep aside rows that have no place on our lists:
          your export gives all of it back. We keep what an import wrote over for{" "}
          {limits.importRecordDays} days, so that you can undo it. For a title that our catalogue
          does not know we draw a cover with the name that your file gives it. Nobody else sees that
          cover, and nothing on it says that it was yours.
        </li>
        <li>
          <strong>Your own lists, pictures and achievements.</strong> Only you see private lists. We
          store pictures without what cameras write into them.
        </li>
        <li>
          <strong>E-mail.</strong> {brand.sendsMail ? mailSent : noMailSent}
        </li>
        <li>
          <strong>Your sign-ins.</strong> A sign-in lasts until you have not been here for{" "}
          {limits.sessionDays} days, and {limits.sessionMostDays} days at most. We store only a
          fingerprint (SHA-256) of its token, not the token itself. On each day that you are here,
          we replace the token once.
        </li>
        <li>
          <strong>Your calendar&apos;s address,</strong> if you made one: a fingerprint of it, and
          when you made it. Who knows the address can see what you are watching, and when it airs.
        </li>
        <li>
          <strong>Rate limits.</strong> To protect the service we count calls, those without an
          account under a fingerprint of the network address. We delete each count soon after its
          time window ends. Where somebody sends far too many calls, a firewall of our delivery
          network may keep some of them for three hours.
        </li>
        <li>
          <strong>Access logs.</strong> Our delivery network writes down each call: when it came,
          from which network address and kind of browser, and which address of this site it asked
          for, with what stands in it after a question mark. We look there for faults and attacks
          only, and delete the logs after {limits.logDays} days.
        </li>
        <li>
          <strong>Your reports.</strong> If you report a profile or a list, we keep what you say for{" "}
          {limits.reportDays} days; without an account, under a fingerprint of your network address,
          so that nobody counts twice. Whoever made it does not learn who reported it, and we delete
          your reports with your account.
        </li>
        <li>
          <strong>What moderators decide.</strong> When those who run this site hide, suspend or
          erase something of yours, or take that back, they write down what, when and why. We keep
          that record for {limits.trailDays / 365} years, even when your account is gone. What they
          erase goes after {limits.erasureDays} days, so that a mistake can be put right. You read
          why on a profile or list that is hidden, of a picture in your export, and of an account
          that is suspended or erased when you sign in.
        </li>
        <li>
          <strong>The chat.</strong> We neither store nor log what you write to the assistant and
          what it answers. If this site has chosen a language model, that model gets your message,
          the last messages of the conversation and what they ask for of your lists.
        </li>
      </ul>
      <h2>What we store on your device</h2>
      <ul>
        <li>
          The cookie <code>sessionid</code> holds your sign-in, and scripts cannot read it.
        </li>
        <li>
          The cookie <code>csrftoken</code> protects your account against pages that would act in
          your name. Visitors get one as well.
        </li>
        <li>
          While you are at the identity provider, a cookie whose name begins with{" "}
          <code>signin_</code> remembers for {limits.signInMinutes} minutes which page you came
          from. If your account was suspended or erased, the cookie{" "}
          <code>{refusalCookieName(location.origin)}</code> tells the sign-in page for{" "}
          {limits.refusalShownMinutes} minutes why.
        </li>
        <li>
          In local storage, <code>{themeStorageKey}</code> remembers the colours you chose,{" "}
          <code>{density.storageKey}</code> how you like lists to be drawn,{" "}
          <code>{titleLanguage.storageKey}</code> how titles are named,{" "}
          <code>{scoreStyle.storageKey}</code> how you give scores,{" "}
          <code>{singleKeys.storageKey}</code> whether shortcuts of a single key work,{" "}
          <code>{readReportKey}</code> which report of an import you have read, and{" "}
          <code>{sessionHint.storageKey}</code> whether you were signed in the last time.
        </li>
        <li>
          Your browser alone also keeps the draft of a ranking list that you have not saved yet,
          with its pictures, and for a moment what we tell you once you have signed out.
        </li>
      </ul>
      <h2>Where content comes from</h2>
      <p>
        Facts about titles are our own texts and data from{" "}
        <a href="https://github.com/bangumi-data/bangumi-data">bangumi-data</a> (
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>); all sources are among
        the <Link to={paths.credits}>credits</Link>. Looking at a title does not contact anybody
        else. Trailers are the exception: their tab shows a still picture from YouTube, and the
        player is loaded from its cookie-less address when you press play.
      </p>
      <h2>Taking your data with you</h2>
      <p>
        In your <Link to={`${paths.settings}#data`}>settings</Link> you can save your lists as files
        that MyAnimeList and {brand.name} read, and everything that we keep about you as one file. A
        file that is too long to send at once waits at an address that nobody can guess. We delete
        it after {limits.exportDays} day. While an account is suspended, or going to be erased by
        moderators, nobody can sign in to it to do so
        {brand.contact !== "" && (
          <>
            : please <a href={brand.contact}>write to us</a> for your data
          </>
        )}
        .
      </p>
      <h2>Deleting your account</h2>
      <p>
        In your <Link to={`${paths.settings}#delete-account`}>settings</Link> you can delete your
        account, too. We then remove your profile, lists, pictures, imports, sign-ins and your
        account at the identity provider at once. We remove what was just being written within{" "}
        {limits.deletionSettleMinutes} minutes. We keep only your username for{" "}
        {limits.usernameHeldDays} days, with nothing about you, so that nobody passes for you.
        Covers that were drawn for titles of your imports stay, as they do not say whose they were,
        and the access logs last their {limits.logDays} days. Copies of pictures near their viewers
        are gone within {limits.pictureEdgeMinutes} minutes. Our backups reach back{" "}
        {limits.backupDays} days: until then they still hold your data, and after that nothing does.
        So that none of them brings your account back, we note for {limits.backupDays + 1} days, by
        a code that says nothing about you, that it was deleted.
      </p>
      <h2>Signing out</h2>
      <p>
        Signing out ends your sign-in at once, here and at the identity provider. The cookie{" "}
        <code>sessionid</code> is then deleted. In your{" "}
        <Link to={`${paths.settings}#account`}>settings</Link> you can sign out in all browsers at
        once.
      </p>
    </LegalText>
  );
}
