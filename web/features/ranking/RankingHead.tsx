import { localDayOf } from "../../../shared/entries/day.ts";
import { longDay } from "../../../shared/words/day-words.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { navigate } from "../../browser/location.ts";
import { Link } from "../../addresses/Link.tsx";
import type { CallResponse } from "../../calls/api.ts";
import { paths } from "../../addresses/paths.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { queryKey } from "../../calls/queries.ts";
import { useChange } from "../../calls/use-change.ts";
import { Avatar } from "../../ui/display/Avatar.tsx";
import { Button, ButtonLink } from "../../ui/controls/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { CopyTextButton } from "../../ui/copying/CopyTextButton.tsx";
import type { CopiedList } from "../../ui/copying/list-text.ts";
import { PencilIcon } from "../../ui/display/pencil-icon.tsx";
import { DeleteListButton } from "../lists/DeleteListButton.tsx";
import { ShareButton } from "../lists/ShareButton.tsx";

const SharePictureButton = lazyPage(() =>
  import("../sharing/SharePictureButton.tsx").then((code) => code.SharePictureButton),
);

type RankingList = CallResponse<"ranking_list">;

/** What a ranking list is about, who made it, and what can be done with it. */
export function RankingHead({ list }: { readonly list: RankingList }) {
  return (
    <header className="ranking__head">
      <p className="ranking__count">Top {list.count}</p>
      <h1>{list.name}</h1>
      <p className="ranking__description">{list.description}</p>
      {list.tags.length > 0 && (
        <p className="ranking__tags">
          {list.tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </p>
      )}
      <div className="ranking__foot">
        <Link className="ranking__author" to={paths.profile(list.owner_username)}>
          <Avatar src={list.owner_avatar_url} size={40} />
          <span>{list.owner_username}</span>
        </Link>
        <time className="ranking__day" dateTime={new Date(list.created_at).toISOString()}>
          {longDay(localDayOf(list.created_at))}
        </time>
        <span className="ranking__actions">
          <ShareButton path={paths.rankingList(list.id)} />
          <Suspense
            fallback={
              <Button variant="outlined" disabled>
                Share a picture
              </Button>
            }
          >
            <SharePictureButton
              cards={[
                {
                  label: "Ranking list",
                  card: { of: "ranking", list: list.id },
                  page: paths.rankingList(list.id),
                  isOwn: list.owner,
                },
              ]}
            />
          </Suspense>
          <CopyTextButton list={() => Promise.resolve(rankingText(list))} />
          {list.owner && (
            <>
              <ButtonLink variant="outlined" to={paths.editRankingList(list.id)}>
                <PencilIcon />
                Edit List
              </ButtonLink>
              <DeleteButton list={list} />
            </>
          )}
        </span>
      </div>
    </header>
  );
}

const rankingText = ({ id, name, owner_username, entries }: RankingList): CopiedList => ({
  heading: `${name}, a ranking list by ${owner_username}`,
  path: paths.rankingList(id),
  lines: entries.map(({ title }, at) => `${at + 1}. ${title}`),
});

function DeleteButton({ list }: { readonly list: RankingList }) {
  const { mutateAsync: remove } = useChange("delete_ranking_list");
  const client = useQueryClient();
  const removeAndLeave = async () => {
    await remove({ id: list.id });
    navigate(`${paths.profile(list.owner_username)}?list=ranking`, { replace: true });
    // Only now: this page would have asked for the list that is no more.
    client.removeQueries({ queryKey: queryKey("ranking_list", { id: list.id }) });
  };
  return <DeleteListButton onDelete={removeAndLeave} />;
}
