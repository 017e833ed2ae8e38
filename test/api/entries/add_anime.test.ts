import { describeRestoring } from "../../support/people/restoring.ts";
import { describeSaving } from "../../support/people/saving.ts";

describeSaving("add_anime");
describeRestoring("anime");
