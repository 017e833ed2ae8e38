import { usePageTitle } from "../../layout/page-title.ts";
import { PageLoading } from "../../layout/PageLoading.tsx";
import { useSession } from "../../session.ts";
import { SignInPrompt } from "../account/SignInPrompt.tsx";
import { RankingForm } from "./RankingForm.tsx";
import { useDraft } from "./use-draft.ts";
import "./RankingForm.css";

/** Where a ranking list is made. */
export function CreateRankingListPage() {
  usePageTitle("Create a ranking list");
  const { state, username } = useSession();
  if (state === "loading") return <PageLoading />;
  if (state !== "user") return <SignInPrompt text="Sign in to create a ranking list." />;
  return <Drafting key={username} username={username} />;
}

function Drafting({ username }: { readonly username: string }) {
  const { draft, send, forget } = useDraft(username);
  if (draft === undefined) return <PageLoading />;
  return <RankingForm draft={draft} send={send} onPublished={forget} />;
}
