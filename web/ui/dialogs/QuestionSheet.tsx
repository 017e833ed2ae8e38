import { useId } from "react";
import { Button } from "../controls/Button.tsx";
import { DialogSheet } from "./DialogSheet.tsx";
import "./QuestionSheet.css";

/** A question to be answered before something is done. */
export function QuestionSheet({
  about,
  question,
  note,
  action,
  isDangerous = false,
  onAnswer,
}: {
  /** What it is about, above the question. */
  readonly about?: string;
  readonly question: string;
  /** What is good to know, below it. */
  readonly note?: string;
  /** What the button says that does it. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly onAnswer: (isMeant: boolean) => void;
}) {
  const id = useId();
  const cancel = () => {
    onAnswer(false);
  };
  return (
    <DialogSheet labelledBy={id} width="question" onClose={cancel}>
      <div className="question">
        {about !== undefined && <p className="question__about">{about}</p>}
        <h2 id={id} className="question__words">
          {question}
        </h2>
        {note !== undefined && <p className="question__note">{note}</p>}
        <div className="question__answers">
          {/* Who still holds the key that brought the question does not answer it. */}
          <Button variant="outlined" data-autofocus onClick={cancel}>
            Cancel
          </Button>
          <Button
            variant={isDangerous ? "danger" : "primary"}
            onClick={() => {
              onAnswer(true);
            }}
          >
            {action}
          </Button>
        </div>
      </div>
    </DialogSheet>
  );
}
