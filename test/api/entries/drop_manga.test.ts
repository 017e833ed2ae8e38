import { describeDropping } from "../../support/people/dropping.ts";

describeDropping("manga");
