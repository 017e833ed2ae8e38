import { localDayOf } from "../../../shared/entries/day.ts";
import { shortDay } from "../../../shared/words/day-words.ts";
import { useLocation } from "../../browser/location.ts";
import { Link } from "../../addresses/Link.tsx";
import { errorStatus } from "../../../shared/errors.ts";
import { pages } from "../../../shared/pages.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { paths } from "../../addresses/paths.ts";
import { CallError, type CallResponse } from "../../calls/api.ts";
import { useCall } from "../../calls/queries.ts";
import { ListCardLink, ListPicture } from "../../cards/ListCard.tsx";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { Avatar } from "../../ui/display/Avatar.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { PlusIcon } from "../../ui/display/icons.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { FailedState } from "../../ui/feedback/LoadFailure.tsx";
import { CardGridSkeleton } from "../../ui/feedback/Skeleton.tsx";
import { useScrollToTop } from "../shelf/use-scroll-to-top.ts";
import "./RankingListsPage.css";

type Answer = CallResponse<"newest_ranking_lists">;
type FoundList = Answer["ranking_lists"][number];

const headingId = "ranking-lists";

/** The ranking lists of everybody, newest first; the address says behind which one the page begins. */
export function RankingListsPage() {
  usePageTitle(pages.rankingLists.title);
  const after = new URLSearchParams(useLocation().search).get("after") ?? undefined;
  const top = useScrollToTop(after);
  return (
    <section className="ranking-lists" ref={top} aria-labelledby={headingId}>
      <div className="ranking-lists__head">
        <div>
          <h1 id={headingId}>Ranking Lists</h1>
          <p className="ranking-lists__note">What people here put in order, the newest first.</p>
        </div>
        <ButtonLink variant="outlined" to={paths.createRankingList}>
          <PlusIcon />
          Create Ranking List
        </ButtonLink>
      </div>
      <Lists after={after} />
    </section>
  );
}

function Lists({ after }: { readonly after: string | undefined }) {
  const { data, error, isPending, refetch } = useCall(
    "newest_ranking_lists",
    after === undefined ? {} : { after },
  );
  if (isPending) return <CardGridSkeleton count={6} columns={3} text="Loading ranking lists" />;
  if (data === undefined) {
    if (error instanceof CallError && error.status === errorStatus.bad_request) {
      return (
        <EmptyState text={error.message}>
          <ToNewest />
        </EmptyState>
      );
    }
    return <FailedState what="the ranking lists" error={error} onRetry={refetch} />;
  }
  const isFirst = after === undefined;
  if (data.ranking_lists.length === 0 && data.next === null) {
    return isFirst ? (
      <EmptyState text="Nobody has published a ranking list yet. Yours can be the first.">
        <ButtonLink to={paths.createRankingList}>Create Ranking List</ButtonLink>
      </EmptyState>
    ) : (
      <EmptyState text="There are no older lists.">
        <ToNewest />
      </EmptyState>
    );
  }
  return (
    <>
      {data.ranking_lists.length === 0 ? (
        <EmptyState text="The lists of this page are gone. There may be older ones." />
      ) : (
        <ul className="user-lists__grid">
          {data.ranking_lists.map((list) => (
            <RankingCard key={list.id} list={list} />
          ))}
        </ul>
      )}
      <Steps isFirst={isFirst} next={data.next} />
    </>
  );
}

const ToNewest = () => <ButtonLink to={paths.rankingLists}>Go to the newest lists</ButtonLink>;

function Steps({ isFirst, next }: { readonly isFirst: boolean } & Pick<Answer, "next">) {
  if (isFirst && next === null) return null;
  return (
    <nav className="ranking-lists__steps" aria-label="Pages">
      {!isFirst && (
        <ButtonLink variant="outlined" to={paths.rankingLists}>
          Back to the newest
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink variant="outlined" to={{ search: `?after=${encodeURIComponent(next)}` }}>
          Older lists
        </ButtonLink>
      )}
    </nav>
  );
}

/** Of a list's tags, so many have room on a card. */
const tagsShown = 3;

function RankingCard({ list }: { readonly list: FoundList }) {
  const { tags, owner_username: owner, created_at } = list;
  return (
    <li className="user-list">
      <ListCardLink
        to={paths.rankingList(list.id)}
        pictures={<ListPicture src={list.image_url} />}
        name={list.name}
        description={list.description}
      />
      {tags.length > 0 && (
        <p className="ranking-lists__tags">
          {tags.slice(0, tagsShown).map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </p>
      )}
      <div className="user-list__foot">
        <Link className="ranking-lists__author" to={paths.profile(owner)}>
          <Avatar src={list.owner_avatar_url} size={32} isLazy />
          <span>{owner}</span>
        </Link>
        <span className="user-list__count">
          {list.count} entries ·{" "}
          <time dateTime={new Date(created_at).toISOString()}>
            {shortDay(localDayOf(created_at))}
          </time>
        </span>
      </div>
    </li>
  );
}
