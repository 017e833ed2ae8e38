import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Changes all answers under a key: those that are here, and first answers on their way, which were perhaps given before
 * what the change tells of, as soon as they come.
 */
export function changeAnswers<Answer>(
  client: QueryClient,
  key: QueryKey,
  change: (answer: Answer) => Answer,
): void {
  const changeOne = (answer: Answer | undefined): Answer | undefined => answer && change(answer);
  for (const query of client.getQueryCache().findAll({ queryKey: key })) {
    if (query.state.data !== undefined) {
      client.setQueryData<Answer>(query.queryKey, changeOne);
      continue;
    }
    query.promise?.then(
      () => {
        client.setQueryData<Answer>(query.queryKey, changeOne);
      },
      // Whoever asked for it tells why it did not come.
      () => undefined,
    );
  }
}
