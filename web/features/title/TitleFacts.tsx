import { Fragment } from "react";
import { Link } from "../../addresses/Link.tsx";
import type { TitleFact } from "./title-view.ts";

/** The labelled facts of a title. */
export function TitleFacts({ facts }: { readonly facts: readonly TitleFact[] }) {
  return (
    <dl className="title-facts">
      {facts.map(({ label, text, links = [], isJapanese, isEmpty }) => (
        <div key={label} className="title-facts__fact">
          <dt>{label}</dt>
          <dd data-empty={isEmpty} {...(isJapanese && { lang: "ja" })}>
            {links.length === 0
              ? text
              : links.map((link, at) => (
                  <Fragment key={link.text}>
                    {at > 0 && ", "}
                    <Link to={link.to}>{link.text}</Link>
                  </Fragment>
                ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
