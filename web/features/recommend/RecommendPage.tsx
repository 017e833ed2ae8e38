import { limits } from "../../../shared/limits.ts";
import { usePageTitle } from "../../layout/page-title.ts";
import { PageLoading } from "../../layout/PageLoading.tsx";
import { useSession } from "../../session.ts";
import { Button } from "../../ui/Button.tsx";
import { SignInPrompt } from "../account/SignInPrompt.tsx";
import { HowItWorks } from "./HowItWorks.tsx";
import { PickSlots } from "./PickSlots.tsx";
import { Results } from "./Results.tsx";
import { useRecommendPage } from "./use-recommend-page.ts";
import "./RecommendPage.css";

const lists = [
  { source: "COMPLETED", label: "Recommend based on Completed" },
  { source: "WATCHING", label: "Recommend based on Watching" },
  { source: "PLANNED", label: "Recommend based on Planned" },
] as const;

/** Recommendations from one of the user's lists, or from three anime they pick. */
export function RecommendPage() {
  usePageTitle("Recommendations");
  const session = useSession();
  if (session.state === "loading") return <PageLoading />;
  if (session.state !== "user") {
    return <SignInPrompt text="Sign in to get recommendations that suit you." />;
  }
  return <Recommend />;
}

function Recommend() {
  const { source, picks, recommendations, isFetching, failure, ask, pick } = useRecommendPage();
  return (
    <div className="recommend">
      <header className="recommend__head">
        <h1>What to watch next</h1>
        <HowItWorks />
      </header>
      <div className="recommend__ways">
        <section className="recommend__way" aria-labelledby="from-lists">
          <h2 id="from-lists">From one of your lists</h2>
          <p className="recommend__hint">What you have completed tells most about your taste.</p>
          <div className="recommend__lists">
            {lists.map(({ source: list, label }) => (
              <Button
                key={list}
                variant="outlined"
                aria-pressed={source === list}
                isBusy={isFetching && source === list}
                onClick={() => {
                  ask(list);
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        </section>
        <section className="recommend__way" aria-labelledby="from-picks">
          <h2 id="from-picks">Or from {limits.recommendationPicks} anime you pick</h2>
          <p className="recommend__hint">
            For a mood, or for a friend: name what it should be like.
          </p>
          <PickSlots picks={picks} onChange={pick} />
          <Button
            isBusy={isFetching && source === "CUSTOM"}
            onClick={() => {
              ask("CUSTOM");
            }}
          >
            Get Recommendations
          </Button>
        </section>
      </div>
      <Results
        recommendations={recommendations}
        isFetching={isFetching}
        failure={failure}
        onRetry={() => {
          if (source !== undefined) ask(source);
        }}
      />
    </div>
  );
}
