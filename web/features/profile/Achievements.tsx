import { hideBroken } from "../../ui/display/hide-broken.ts";
import { grouped } from "../../../shared/words/grouped.ts";
import { localDayOf } from "../../../shared/entries/day.ts";
import { shortDay } from "../../../shared/words/day-words.ts";
import { useId } from "react";
import { useCall } from "../../calls/queries.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { CheckIcon } from "../../ui/display/icons.tsx";
import { LockIcon } from "../../ui/display/lock-icon.tsx";
import { ProgressBar } from "../../ui/display/ProgressBar.tsx";
import { holderWords } from "./holder-words.ts";
import { byFamily, nearestOf, type Achievement } from "./nearest.ts";
import { TabContent } from "./TabContent.tsx";
import "./Achievements.css";

/** Everything there is to earn and what a user has of it; to the owner, how far they are and what is nearest. */
export function Achievements({ username }: { readonly username: string }) {
  return (
    <TabContent query={useCall("user_achievements", { username })} what="the achievements">
      {({ achievements, members }) => <Earnable achievements={achievements} members={members} />}
    </TabContent>
  );
}

interface Counted {
  readonly achievements: readonly Achievement[];
  /** How many people could have them; null where they are not counted. */
  readonly members: number | null;
}

function Earnable({ achievements, members }: Counted) {
  const earned = achievements.filter(({ achieved }) => achieved).length;
  const nearest = nearestOf(achievements);
  return (
    <div className="achievements">
      {earned === 0 ? (
        <EmptyState text="No achievements" />
      ) : (
        <div className="achievements__sum">
          <p>
            <strong>{earned}</strong> of {achievements.length} earned
          </p>
          <ProgressBar value={earned} total={achievements.length} label="Achievements earned" />
        </div>
      )}
      {nearest.length > 0 && (
        <Family name="Within reach" achievements={nearest} members={members} isNearest />
      )}
      {byFamily(achievements).map(([name, family]) => (
        <Family key={name} name={name} achievements={family} members={members} />
      ))}
    </div>
  );
}

function Family({
  name,
  achievements,
  members,
  isNearest = false,
}: Counted & {
  readonly name: string;
  readonly isNearest?: boolean;
}) {
  const id = useId();
  const earned = achievements.filter(({ achieved }) => achieved).length;
  return (
    <section
      className={isNearest ? "achievements__family achievements__nearest" : "achievements__family"}
      aria-labelledby={id}
    >
      <h2 id={id}>
        {name}
        {!isNearest && (
          <span className="achievements__count">
            {earned} of {achievements.length}
          </span>
        )}
      </h2>
      <ul className="achievements__grid">
        {achievements.map((achievement) => (
          <Badge key={achievement.badge_icon} achievement={achievement} members={members} />
        ))}
      </ul>
    </section>
  );
}

function Badge({
  achievement,
  members,
}: { readonly achievement: Achievement } & Pick<Counted, "members">) {
  const { name, description, badge_icon, achieved, holders } = achievement;
  const rarity = holderWords(holders, members);
  return (
    <li className="badge" data-achieved={achieved}>
      <img
        className="badge__picture"
        src={badge_icon}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        decoding="async"
        onError={hideBroken}
      />
      <div className="badge__words">
        <p className="badge__name">{name}</p>
        <p className="badge__description">{description}</p>
        <Standing achievement={achievement} />
        {rarity !== undefined && <p className="badge__holders">{rarity}</p>}
      </div>
    </li>
  );
}

/** When it was earned, or how much is missing: in words and with a sign, never by colour alone. */
function Standing({ achievement }: { readonly achievement: Achievement }) {
  const { name, goal, progress, achieved, achieved_at } = achievement;
  if (achieved) {
    return (
      <p className="badge__standing">
        <CheckIcon />
        Earned{achieved_at !== null && ` ${shortDay(localDayOf(Date.parse(achieved_at)))}`}
      </p>
    );
  }
  if (progress === null) {
    return (
      <p className="badge__standing">
        <LockIcon />
        Not earned yet
      </p>
    );
  }
  return (
    <div className="badge__standing">
      <LockIcon />
      <ProgressBar value={progress} total={goal} label={name} />
      <span className="badge__progress">
        {grouped(progress)} of {grouped(goal)}
      </span>
    </div>
  );
}
