import { usePageTitle } from "../../layout/page-title.ts";
import { LegalText } from "./LegalText.tsx";

/** The root of the blog editor, which has no content of its own. */
export function CreateBlogPage() {
  usePageTitle("Create blog");
  return (
    <LegalText title="Create blog">
      <p>Writing blog posts is not open yet.</p>
    </LegalText>
  );
}
