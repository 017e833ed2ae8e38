import { describeQuickAdd } from "../../support/people/quick-add.ts";

describeQuickAdd("manga");
