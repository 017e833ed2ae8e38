import { Suspense } from "react";
import { navigate, useSearchParams } from "../../browser/location.ts";
import { Link } from "../../addresses/Link.tsx";
import { kindRules, type Kind, type Status } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { paths } from "../../addresses/paths.ts";
import { useCall } from "../../calls/queries.ts";
import { Tabs } from "../../ui/controls/Tabs.tsx";
import { statusWords, titleCount } from "../../words/title-words.ts";
import { firstOf } from "../panels/first-of.ts";
import { UserListCards } from "../panels/UserListCards.tsx";
import { ListsSkeleton } from "./ListsSkeleton.tsx";
import {
  firstTabs,
  profileSections,
  profileTabs,
  sectionLabel,
  withTabs,
  type ProfileTabs,
} from "./profile-tabs.ts";
import "./ProfileLists.css";

const Achievements = lazyPage(() => import("./Achievements.tsx").then((code) => code.Achievements));
const CustomLists = lazyPage(() => import("./CustomLists.tsx").then((code) => code.CustomLists));
const RankingLists = lazyPage(() => import("./RankingLists.tsx").then((code) => code.RankingLists));

interface Props {
  readonly username: string;
  readonly isOwner: boolean;
}

/** What a user has listed, behind tabs. The address says which one is open. */
export function ProfileLists({ username, isOwner }: Props) {
  const query = useSearchParams();
  const open = profileTabs(query);
  const show = (tabs: ProfileTabs) => {
    navigate({ search: withTabs(query.toString(), tabs) }, { replace: true });
  };
  return (
    <div className="profile-lists">
      <Tabs
        label="Lists"
        isSide
        tabs={profileSections.map((name) => ({
          name,
          label: sectionLabel(name, username, isOwner),
        }))}
        current={open.section}
        onSelect={(name) => {
          show(firstTabs(name));
        }}
      >
        <Suspense fallback={<ListsSkeleton />}>
          <Section
            key={open.section}
            open={open}
            username={username}
            isOwner={isOwner}
            show={show}
          />
        </Suspense>
      </Tabs>
    </div>
  );
}

/** The content of one side tab. */
function Section({
  open,
  username,
  isOwner,
  show,
}: Props & { readonly open: ProfileTabs; readonly show: (tabs: ProfileTabs) => void }) {
  if (open.section === "achievements") return <Achievements username={username} />;
  if (open.section === "custom") return <CustomLists username={username} isOwner={isOwner} />;
  if (open.section === "ranking") return <RankingLists username={username} isOwner={isOwner} />;
  const { section: kind, status } = open;
  return (
    <Tabs
      label={sectionLabel(kind, username, isOwner)}
      tabs={kindRules[kind].statuses.map((name) => ({ name, label: statusWords[name] }))}
      current={status}
      onSelect={(name) => {
        show({ section: kind, status: name });
      }}
    >
      <ListPart key={`${kind}/${status}`} username={username} kind={kind} status={status} />
    </Tabs>
  );
}

interface ListPartProps {
  readonly username: string;
  readonly kind: Kind;
  readonly status: Status;
}

/** The beginning of a list, and the way to all of it. */
function ListPart(list: ListPartProps) {
  const { username, kind, status } = list;
  return (
    <div className="profile-lists__part card-panel">
      <p className="profile-lists__more">
        <TitleCount {...list} />
        <Link to={paths.shelf(kind, username, status)}>
          See the whole list
          <span className="visually-hidden"> under {statusWords[status]}</span>
        </Link>
      </p>
      <UserListCards {...list} count={limits.pageSizeProfile} />
    </div>
  );
}

/** How long the list is; nothing until that is known. */
function TitleCount({ username, kind, status }: ListPartProps) {
  const { data } = useCall<"get_anime" | "get_manga">(
    `get_${kind}`,
    firstOf(username, status, limits.pageSizeProfile),
  );
  const count = data?.total_count;
  return <span>{count !== undefined && titleCount(count)}</span>;
}
