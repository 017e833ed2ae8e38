import { pages } from "../../../shared/pages.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { TopUsers } from "../home/TopUsers.tsx";
import { FindPeople } from "./FindPeople.tsx";
import "./TopUsersPage.css";

/** The users with the most completed anime, and everybody else by name, for everybody to see. */
export function TopUsersPage() {
  usePageTitle(pages.topUsers.title);
  return (
    <div className="top-users-page">
      <TopUsers Heading="h1" />
      <FindPeople />
    </div>
  );
}
