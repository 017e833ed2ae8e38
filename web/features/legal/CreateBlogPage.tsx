import { pages } from "../../../shared/pages.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { LegalText } from "./LegalText.tsx";

/** The root of the blog editor, which has no content of its own. */
export function CreateBlogPage() {
  usePageTitle(pages.createBlog.title);
  return (
    <LegalText title="Create blog">
      <p>You cannot write blog posts here yet.</p>
    </LegalText>
  );
}
