import { describeQuickAdd } from "../../support/quick-add.ts";

describeQuickAdd("manga");
