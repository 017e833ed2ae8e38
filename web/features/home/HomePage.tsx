import { usePageTitle } from "../../layout/page-title.ts";
import { PageLoading } from "../../layout/PageLoading.tsx";
import { useSession } from "../../session.ts";
import { Landing } from "./Landing.tsx";
import { PersonalHome } from "./PersonalHome.tsx";

/** Home: the landing hero for visitors, one's own lists for users. */
export function HomePage() {
  usePageTitle();
  const session = useSession();
  if (session.state === "loading") return <PageLoading />;
  return session.state === "user" ? <PersonalHome username={session.username} /> : <Landing />;
}
