import { kindRules, kinds } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { pages } from "../../../shared/pages.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { PageLoading } from "../../ui/feedback/PageLoading.tsx";
import { useSession } from "../../calls/session.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { SegmentedControl } from "../../ui/controls/SegmentedControl.tsx";
import { capitalised, statusWords } from "../../words/title-words.ts";
import { SignInPrompt } from "../account/SignInPrompt.tsx";
import { HowItWorks } from "./HowItWorks.tsx";
import { PickSlots } from "./PickSlots.tsx";
import { recommendWords } from "./recommend-words.ts";
import { Results } from "./Results.tsx";
import { useRecommendPage } from "./use-recommend-page.ts";
import "./RecommendPage.css";

const kindOptions = kinds.map((kind) => ({ value: kind, label: capitalised(kind) }));

/** Recommendations from one of the user's lists, or from three titles they pick. */
export function RecommendPage() {
  usePageTitle(pages.recommend.title);
  const session = useSession();
  if (session.state === "loading") return <PageLoading />;
  if (session.state !== "user") {
    return <SignInPrompt text="Sign in to get recommendations that suit you." />;
  }
  return <Recommend />;
}

function Recommend() {
  const { kind, source, picks, recommendations, isFetching, failure, switchTo, ask, pick } =
    useRecommendPage();
  const words = recommendWords[kind];
  return (
    <div className="recommend">
      <header className="recommend__head">
        <div className="recommend__title">
          <h1>{words.heading}</h1>
          <SegmentedControl
            legend="What to recommend"
            options={kindOptions}
            value={kind}
            onChange={switchTo}
          />
        </div>
        <HowItWorks kind={kind} />
      </header>
      <div className="recommend__ways">
        <section className="recommend__way" aria-labelledby="from-lists">
          <h2 id="from-lists">From one of your lists</h2>
          <p className="recommend__hint">{words.listHint}</p>
          <div className="recommend__lists">
            {(["COMPLETED", kindRules[kind].active, "PLANNED"] as const).map((list) => (
              <Button
                key={list}
                variant="outlined"
                aria-pressed={source === list}
                isBusy={isFetching && source === list}
                onClick={() => {
                  ask(list);
                }}
              >
                Recommend based on {statusWords[list]}
              </Button>
            ))}
          </div>
        </section>
        <section className="recommend__way" aria-labelledby="from-picks">
          <h2 id="from-picks">
            Or from {limits.recommendationPicks} {kind} you pick
          </h2>
          <p className="recommend__hint">
            For a mood, or for a friend: name what it should be like.
          </p>
          {/* An id means another title of the other kind: no slot is kept. */}
          <PickSlots key={kind} kind={kind} picks={picks} onChange={pick} />
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
        key={kind}
        kind={kind}
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
