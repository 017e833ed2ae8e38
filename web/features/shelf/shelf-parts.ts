import type { Dispatch, SetStateAction } from "react";
import type { ShownView } from "./shelf-address.ts";
import type { Arranger } from "./tools/arranger.ts";
import type { ShelfList } from "./use-shelf-list.ts";
import type { ShelfName } from "./use-shelf.ts";

/** What the parts of a list page know. */
export interface ShelfParts {
  readonly shelf: ShelfName;
  readonly view: ShownView;
  readonly list: ShelfList;
  /** Whether the list bears the name of whoever looks at it. */
  readonly isOwn: boolean;
  /** Whether somebody finds in it, has it sorted, or selects from it. */
  readonly isTooled: boolean;
  /** What is typed to find titles; the view follows as soon as there is time. */
  readonly typed: string;
  /** The titles that are selected; undefined while none can be. */
  readonly selection: ReadonlySet<number> | undefined;
  readonly onType: (text: string) => void;
  readonly onSelect: Dispatch<SetStateAction<ReadonlySet<number> | undefined>>;
  /** Takes the code of the tools when it is here. */
  readonly onReady: (arranger: Arranger) => void;
}
