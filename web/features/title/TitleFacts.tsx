import type { TitleFact } from "./title-view.ts";

/** The labelled facts of a title. */
export function TitleFacts({ facts }: { readonly facts: readonly TitleFact[] }) {
  return (
    <dl className="title-facts">
      {facts.map(({ label, text, isJapanese, isEmpty }) => (
        <div key={label} className="title-facts__fact">
          <dt>{label}</dt>
          <dd data-empty={isEmpty} {...(isJapanese && { lang: "ja" })}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
