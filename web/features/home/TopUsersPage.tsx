import { pages } from "../../../shared/pages.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { TopUsers } from "./TopUsers.tsx";

/** The users with the most completed anime, for everybody to see. */
export function TopUsersPage() {
  usePageTitle(pages.topUsers.title);
  return <TopUsers Heading="h1" />;
}
