import type { Page } from "@playwright/test";
import { makeList } from "../../support/people/lists.ts";
import { newcomer } from "../../support/people/people.ts";
import { makeRanking } from "../../support/people/ranking-lists.ts";
import { anime } from "../../support/people/titles.ts";
import { constant } from "../../support/spec-coverage.ts";
import { alter, breakNetwork, mend, refuse } from "../support/faults.ts";
import { dialogOf, readsToast } from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";
