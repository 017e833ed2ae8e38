import { createRoot } from "react-dom/client";
import { QuestionSheet } from "../../ui/dialogs/QuestionSheet.tsx";

/** Asks a question about a title over whatever is open. In a root of its own: the pages need know nothing of it. */
export function askBeyond(name: string, question: string): Promise<boolean> {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    root.render(
      <QuestionSheet
        about={name}
        question={question}
        action="Save"
        onAnswer={(isMeant) => {
          root.unmount();
          place.remove();
          resolve(isMeant);
        }}
      />,
    );
  });
}
