import { limits } from "../../../shared/limits.ts";
import { brand } from "../../brand.ts";
import { usePageTitle } from "../../layout/page-title.ts";
import { singleKeys } from "../../keyboard/single-keys.ts";
import { density } from "../shelf/density.ts";
import { sessionHint } from "../../session.ts";
import { themeStorageKey } from "../../theme/theme-names.ts";
import { LegalText } from "./LegalText.tsx";

/** The Privacy Policy. */
export function PrivacyPage() {
  usePageTitle("Privacy Policy");
  return (
    <LegalText title="Privacy Policy" updated="21 November 2026">
      <p>
        {brand.name} keeps what it needs to show your lists, and nothing to follow you around. There
        is no advertising and no analytics on this site, and your data is not sold.
      </p>
      <h2>What we store about you</h2>
      <ul>
        <li>
          <strong>Your account.</strong> You sign in through an identity provider, which alone knows
          your password. From it we receive an identifier and, if you verified it there, your e-mail
          address. The address is kept apart from your profile and is never shown to anybody.
        </li>
        <li>
          <strong>Your profile.</strong> Username, short text, picture and the number of anime you
          completed. This is public.
        </li>
        <li>
          <strong>Your lists.</strong> Titles, status and progress. These are public. A title you
          drop is kept aside for {limits.droppedKeptMinutes} minutes, so that you can take it back.
        </li>
        <li>
          <strong>Your sessions.</strong> A sign-in lasts {limits.sessionDays} days. We store only a
          fingerprint (SHA-256) of its token, not the token itself.
        </li>
        <li>
          <strong>Rate limits.</strong> To protect the service we count calls. Calls without an
          account are counted under a hash of the network address; the counters are deleted on their
          own soon after their time window ends.
        </li>
        <li>
          <strong>The chat.</strong> What you write to the assistant, and what it answers, is
          neither stored nor logged. If this site has chosen a language model, your message, the
          last messages of the conversation and what they ask for of your lists are sent to that
          model to be answered.
        </li>
      </ul>
      <h2>What we store on your device</h2>
      <ul>
        <li>
          The cookie <code>sessionid</code> holds your sign-in and cannot be read by scripts.
        </li>
        <li>
          The cookie <code>csrftoken</code> protects your account against forged requests. Visitors
          get one as well.
        </li>
        <li>
          In local storage, <code>{themeStorageKey}</code> remembers the colours you chose,{" "}
          <code>{density.storageKey}</code> how you like lists to be drawn,{" "}
          <code>{singleKeys.storageKey}</code> whether shortcuts of a single key work, and{" "}
          <code>{sessionHint.storageKey}</code> whether you were signed in the last time.
        </li>
      </ul>
      <h2>Where content comes from</h2>
      <p>
        Facts about titles are our own texts and data from{" "}
        <a href="https://github.com/bangumi-data/bangumi-data">bangumi-data</a> (
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>). Looking at a title
        does not contact anybody else. Trailers are the exception: their tab shows a still picture
        from YouTube, and the player is loaded from its cookie-less address when you press play.
      </p>
      <h2>Signing out</h2>
      <p>
        Signing out ends your session at once, here and at the identity provider. The cookie{" "}
        <code>sessionid</code> is then deleted.
      </p>
    </LegalText>
  );
}
