import { Fragment } from "react";
import { hasMacKeyboard, keyNames } from "../../keyboard/shortcuts.ts";

/** The keys of one combination as they are printed on the keyboard. */
export function Keys({ combination }: { readonly combination: string }) {
  return keyNames(combination, hasMacKeyboard()).map((name, at) => (
    <Fragment key={name}>
      {at > 0 && " "}
      <kbd>{name}</kbd>
    </Fragment>
  ));
}
