import { describeDropping } from "../../support/dropping.ts";

describeDropping("anime");
