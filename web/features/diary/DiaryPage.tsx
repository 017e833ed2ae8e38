import { weekdayAndDay } from "../../../shared/words/day-words.ts";
import { Suspense, useState, type SubmitEvent } from "react";
import { navigate, useLocation } from "../../browser/location.ts";
import { Link } from "../../addresses/Link.tsx";
import { localDayOf } from "../../../shared/entries/day.ts";
import { isWholeDay } from "../../../shared/entries/whole-day.ts";
import { kinds } from "../../../shared/kind.ts";
import { pages } from "../../../shared/pages.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { paths } from "../../addresses/paths.ts";
import { useSession } from "../../calls/session.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Field } from "../../ui/controls/Field.tsx";
import { PageLoading } from "../../ui/feedback/PageLoading.tsx";
import { SignInPrompt } from "../account/SignInPrompt.tsx";
import { lazyPage } from "../../browser/lazy-page.ts";
import { monthParameter } from "./diary-days.ts";
import { DiarySkeleton } from "./DiarySkeleton.tsx";
import "./DiaryPage.css";

const DiaryMonth = lazyPage(() => import("./DiaryMonth.tsx").then((code) => code.DiaryMonth));
const ShelfOn = lazyPage(() => import("./ShelfOn.tsx").then((code) => code.ShelfOn));

/** Names the day in the address whose lists are shown in place of the diary. */
const dayParameter = "on";

const monthPattern = /^[12]\d{3}-(0[1-9]|1[0-2])$/;

/** What somebody did with the titles of their lists, day by day, and their lists as they were on a day. */
export function DiaryPage() {
  usePageTitle(pages.diary.title);
  const { state } = useSession();
  const asked = new URLSearchParams(useLocation().search);
  const named = asked.get(dayParameter) ?? "";
  const month = asked.get(monthParameter) ?? "";
  if (state === "loading") return <PageLoading />;
  if (state !== "user") return <SignInPrompt text="Sign in to see your diary." />;
  const day = isWholeDay(named) ? named : undefined;
  return (
    <div className="diary">
      <div className="diary__head">
        <div>
          <h1>{day === undefined ? "Diary" : `My lists on ${weekdayAndDay(day)}`}</h1>
          {day === undefined ? (
            <p className="diary__note">
              What you watched and read, and when. Only you see it. Your statistics tell others how
              much it was each day.
            </p>
          ) : (
            <Link className="diary__back" to={paths.diary}>
              Back to the diary
            </Link>
          )}
        </div>
        <DayForm key={day} day={day} />
      </div>
      <Suspense fallback={<DiarySkeleton />}>
        {day === undefined ? (
          <DiaryMonth key={month} isFirst {...(monthPattern.test(month) && { month })} />
        ) : (
          <>
            <div className="shelf-on__both">
              {kinds.map((kind) => (
                <ShelfOn key={kind} kind={kind} day={day} />
              ))}
            </div>
          </>
        )}
      </Suspense>
    </div>
  );
}

/** Asks for the day whose lists are to be shown. */
function DayForm({ day = "" }: { readonly day: string | undefined }) {
  const [value, setValue] = useState(day);
  const [isAsked, setAsked] = useState(false);
  const [today] = useState(() => localDayOf(Date.now()));
  const problem = !isWholeDay(value)
    ? "Please choose a day."
    : value > today
      ? "That day is still to come."
      : undefined;
  const show = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem === undefined) navigate({ search: `?${dayParameter}=${value}` });
  };
  return (
    <form className="diary__form" noValidate onSubmit={show}>
      <Field
        label="My lists on a day"
        type="date"
        max={today}
        value={value}
        problem={isAsked ? problem : undefined}
        onChange={({ target }) => {
          setValue(target.value);
        }}
      />
      <Button type="submit" variant="outlined">
        Show
      </Button>
    </form>
  );
}
