import { useQueryClient } from "@tanstack/react-query";
import { useReducer, useState } from "react";
import { navigate } from "../../browser/location.ts";
import * as sentences from "../../../shared/sentences.ts";
import type { CallResponse } from "../../calls/api.ts";
import { PageLoading } from "../../ui/feedback/PageLoading.tsx";
import { paths } from "../../addresses/paths.ts";
import { queryOf, useCall } from "../../calls/queries.ts";
import { useChange } from "../../calls/use-change.ts";
import { toast } from "../../toasts/toast.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { draftOf, nextDraft } from "./draft.ts";
import { NoRankingList } from "./NoRankingList.tsx";
import { publication } from "./publication.ts";
import { RankingForm } from "./RankingForm.tsx";

interface Edited {
  readonly id: string;
  readonly heading: string;
}

/** A published list in the form, as it is now: another device may have changed it since this one saw it. */
export function EditedList({ id, heading }: Edited) {
  const fresh = { staleTime: 0, refetchOnWindowFocus: false };
  const { data, error, isFetchedAfterMount, refetch } = useCall("ranking_list", { id }, fresh);
  const [list, setList] = useState<CallResponse<"ranking_list">>();
  const isFresh = data !== undefined && isFetchedAfterMount && error === null;
  if (list === undefined && isFresh) setList(data);
  if (list === undefined) {
    return error === null ? <PageLoading /> : <NoRankingList error={error} onRetry={refetch} />;
  }
  if (!list.owner) {
    return (
      <EmptyState isWholePage text={sentences.notYourList}>
        <ButtonLink to={paths.rankingList(id)}>See the list</ButtonLink>
      </EmptyState>
    );
  }
  return <Editing heading={heading} list={list} />;
}

/** What is not saved lives as long as the page does: the draft of a new list stays what it is. */
function Editing({
  list,
  heading,
}: Pick<Edited, "heading"> & { readonly list: CallResponse<"ranking_list"> }) {
  const [draft, send] = useReducer(nextDraft, list, draftOf);
  const { mutate, isPending, error } = useChange("edit_ranking_list");
  const client = useQueryClient();
  const { id } = list;
  const leave = async () => {
    // It is on its way already. Without it the page would begin with the list as it was.
    await client.query(queryOf("ranking_list", { id })).catch(() => undefined);
    navigate(paths.rankingList(id), { replace: true });
  };
  const save = () => {
    mutate(
      { ...publication(draft), id },
      {
        onSuccess: () => {
          toast.success("Ranking list updated!");
          void leave();
        },
      },
    );
  };
  return (
    <RankingForm
      wording={{
        heading,
        note: "Nothing changes until you save.",
        button: isPending ? "Saving..." : "Save changes",
      }}
      draft={draft}
      send={send}
      isPending={isPending}
      failure={error}
      onSave={save}
    >
      <ButtonLink variant="quiet" size="large" to={paths.rankingList(id)} replace>
        Cancel
      </ButtonLink>
    </RankingForm>
  );
}
