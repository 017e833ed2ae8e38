import { QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CallResponse } from "../../../../web/calls/api.ts";
import { createQueryClient, queryKey } from "../../../../web/calls/queries.ts";
import { TitleHistory } from "../../../../web/features/diary/TitleHistory.tsx";

test("a title's history is a sentence, and all of it below", () => {
  const client = createQueryClient();
  const answer: CallResponse<"diary"> = {
    state: "kept",
    month: null,
    imports: [],
    titles: [],
    more: null,
    earlier: null,
    events: [
      {
        kind: "anime",
        id: 1,
        at: Date.UTC(2020, 4, 3, 12),
        by: "undo",
        standing: null,
        score: { from: 8, to: null },
        run: null,
        repeats: null,
        undone: false,
        can_undo: false,
      },
    ],
  };
  client.setQueryData(queryKey("diary", { kind: "anime", id: 1 }), answer);
  const history = createElement(TitleHistory, {
    kind: "anime",
    id: 1,
    span: { started: "2020-05-03", finished: null },
  });
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client }, history));
  const text = html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect(text).toContain("Started on 3 May 2020.");
  expect(text).toMatch(/All changes Score cleared · Sunday, 3 May 2020, \d\d:\d\d · undo/);
});
