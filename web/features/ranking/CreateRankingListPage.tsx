import { navigate, useSearchParams } from "../../browser/location.ts";
import { pages } from "../../../shared/pages.ts";
import { newKey } from "../../calls/attempt.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { PageLoading } from "../../ui/feedback/PageLoading.tsx";
import { lazyPage } from "../../browser/lazy-page.ts";
import { paths } from "../../addresses/paths.ts";
import { useChange } from "../../calls/use-change.ts";
import { useSession } from "../../calls/session.ts";
import { toast } from "../../toasts/toast.ts";
import { SignInPrompt } from "../account/SignInPrompt.tsx";
import { publication } from "./publication.ts";
import { RankingForm } from "./RankingForm.tsx";
import { useDraft } from "./use-draft.ts";
import "./RankingForm.css";

const EditedList = lazyPage(() => import("./EditedList.tsx").then((code) => code.EditedList));

/** Where a ranking list is made, or the one edited that the address names. */
export function CreateRankingListPage() {
  const edited = useSearchParams().get("edit");
  const heading = edited === null ? pages.createRankingList.title : "Edit your ranking list";
  usePageTitle(heading);
  const { state, username } = useSession();
  if (state === "loading") return <PageLoading />;
  if (state !== "user") {
    const what = edited === null ? "create a ranking list" : "edit your ranking list";
    return <SignInPrompt text={`Sign in to ${what}.`} />;
  }
  if (edited !== null) {
    return <EditedList key={`${username} ${edited}`} id={edited} heading={heading} />;
  }
  return <NewList key={username} username={username} heading={heading} />;
}

function NewList({ username, heading }: { readonly username: string; readonly heading: string }) {
  const { draft, send, forget } = useDraft(username);
  const { mutate, isPending, error } = useChange("create_ranking_list_with_entries");
  if (draft === undefined) return <PageLoading />;
  const publish = () => {
    const { sentAs = newKey() } = draft;
    send({ type: "sent", sentAs });
    mutate(
      { ...publication(draft), idempotency_key: sentAs },
      {
        onSuccess: ({ id }) => {
          toast.success("Ranking list created!");
          void forget().then(() => {
            navigate(paths.rankingList(id), { replace: true });
          });
        },
      },
    );
  };
  return (
    <RankingForm
      wording={{
        heading,
        note: "Your draft stays in this browser until you publish it.",
        button: isPending ? "Creating..." : "Create Full List",
      }}
      draft={draft}
      send={send}
      isPending={isPending}
      failure={error}
      onSave={publish}
    />
  );
}
