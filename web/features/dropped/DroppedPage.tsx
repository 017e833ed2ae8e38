import { Suspense } from "react";
import { pages } from "../../../shared/pages.ts";
import type { Kind } from "../../../shared/kind.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { paths } from "../../addresses/paths.ts";
import { useSession } from "../../calls/session.ts";
import { PageLoading } from "../../ui/feedback/PageLoading.tsx";
import { SignInPrompt } from "../account/SignInPrompt.tsx";
import { NotFoundPage } from "../not-found/NotFoundPage.tsx";
import { ShelfHead, shelfHeadingId } from "../shelf/ShelfHead.tsx";

const Dropped = lazyPage(() => import("./Dropped.tsx").then((code) => code.Dropped));

interface Address {
  readonly username: string;
}

/** The anime that its owner has dropped. */
export const AnimeDroppedPage = (address: Address) => <DroppedPage kind="anime" {...address} />;

/** The manga that their owner has dropped. */
export const MangaDroppedPage = (address: Address) => <DroppedPage kind="manga" {...address} />;

function DroppedPage({ kind, username }: Address & { readonly kind: Kind }) {
  const session = useSession();
  if (session.state === "loading") return <PageLoading />;
  if (session.state !== "user") return <Visited />;
  // Names are the same in any case. To others there is nothing here.
  if (session.username.toLowerCase() !== username.toLowerCase()) return <NotFoundPage />;
  return <OwnDropped kind={kind} username={session.username} />;
}

function Visited() {
  usePageTitle(pages.animeDropped.title);
  return <SignInPrompt text="Sign in to see what you have dropped." />;
}

function OwnDropped({ kind, username }: Address & { readonly kind: Kind }) {
  const { title } = pages[`${kind}Dropped`];
  usePageTitle(`${title}: ${username}'s ${kind} list`);
  const other = kind === "anime" ? "manga" : "anime";
  return (
    <div className="shelf-page">
      <ShelfHead
        kind={kind}
        username={username}
        heading={title}
        counterpart={paths.dropped(other, username)}
      />
      <section className="dropped" aria-labelledby={shelfHeadingId}>
        <Suspense fallback={null}>
          <Dropped key={kind} kind={kind} />
        </Suspense>
      </section>
    </div>
  );
}
