import { describeRestoring } from "../../support/restoring.ts";
import { describeSaving } from "../../support/saving.ts";

describeSaving("add_anime");
describeRestoring("anime");
