import { useState, type SubmitEvent } from "react";
import { navigate, useSearchParams } from "../../browser/location.ts";
import * as limits from "../../../shared/limits.ts";
import { usernameProblem } from "../../../shared/username.ts";
import { pages } from "../../../shared/pages.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { PageLoading } from "../../ui/feedback/PageLoading.tsx";
import { safeNext } from "../../addresses/paths.ts";
import { useChange } from "../../calls/use-change.ts";
import { useSession } from "../../calls/session.ts";
import { toast } from "../../toasts/toast.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Field } from "../../ui/controls/Field.tsx";
import { LogoMark } from "../../ui/display/Logo.tsx";
import { SignInPrompt } from "./SignInPrompt.tsx";
import "./AccountPage.css";

/** Where a user takes another username. New users come here first. */
export function ChooseUsernamePage() {
  usePageTitle(pages.chooseUsername.title);
  const session = useSession();
  if (session.state === "loading") return <PageLoading />;
  if (session.state !== "user") return <SignInPrompt text="Sign in to choose your username." />;
  return <UsernameForm current={session.username} />;
}

function UsernameForm({ current }: { readonly current: string }) {
  const search = useSearchParams();
  const [username, setUsername] = useState(current);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useChange("change_username");

  const leave = () => {
    navigate(safeNext(search.get("next")));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = username.trim();
    const refused = usernameProblem(wanted);
    setProblem(refused);
    if (wanted === current) leave();
    else if (refused === undefined) {
      mutate(
        { username: wanted },
        {
          onSuccess: (changed) => {
            toast.success(`You are ${changed.username} now.`);
            leave();
          },
          onError: (error) => {
            setProblem(error.message);
          },
        },
      );
    }
  };
  return (
    <section className="account-page" aria-labelledby="choose-username">
      <LogoMark size={56} />
      <h1 id="choose-username">Choose your username</h1>
      <form className="account-page__form" onSubmit={submit} noValidate>
        <Field
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          // For who comes from signing up and has nothing else to do here: a name of their own replaces the given one.
          autoFocus
          onFocus={(event) => {
            if (username === current) event.target.select();
          }}
          value={username}
          maxLength={limits.usernameMaximum}
          hint={`${limits.usernameMinimum} to ${limits.usernameMaximum} letters, digits, hyphens and underscores. You can change it ${limits.usernameChanges} times in ${limits.usernameChangesDays} days.`}
          problem={problem}
          onChange={(event) => {
            setUsername(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" size="large" isBusy={isPending}>
          Continue
        </Button>
      </form>
    </section>
  );
}
