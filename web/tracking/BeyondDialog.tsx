import { createRoot } from "react-dom/client";
import { Button } from "../ui/controls/Button.tsx";
import { DialogSheet } from "../ui/dialogs/DialogSheet.tsx";
import "./BeyondDialog.css";

const questionId = "beyond-aired";

function BeyondDialog({
  name,
  question,
  onAnswer,
}: {
  readonly name: string;
  readonly question: string;
  readonly onAnswer: (isMeant: boolean) => void;
}) {
  const cancel = () => {
    onAnswer(false);
  };
  return (
    <DialogSheet labelledBy={questionId} width="question" onClose={cancel}>
      <div className="beyond">
        <p className="beyond__name">{name}</p>
        <h2 id={questionId} className="beyond__question">
          {question}
        </h2>
        <div className="beyond__answers">
          {/* Who still holds the key that brought the question does not answer it. */}
          <Button variant="outlined" data-autofocus onClick={cancel}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              onAnswer(true);
            }}
          >
            Save
          </Button>
        </div>
      </div>
    </DialogSheet>
  );
}

/** Asks a question about a title over whatever is open. In a root of its own: the pages need know nothing of it. */
export function askBeyond(name: string, question: string): Promise<boolean> {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    root.render(
      <BeyondDialog
        name={name}
        question={question}
        onAnswer={(isMeant) => {
          root.unmount();
          place.remove();
          resolve(isMeant);
        }}
      />,
    );
  });
}
