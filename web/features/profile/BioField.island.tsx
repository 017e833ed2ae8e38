import OutlinedInput from "@mui/material/OutlinedInput";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import * as limits from "../../../shared/limits.ts";
import { textLength } from "../../../shared/text-length.ts";
import { maxLengthFor } from "../../ui/controls/max-length.ts";
import { isCutOff } from "./cut-off.ts";
import "./BioField.css";

/** A text area that takes as much as a bio may hold, and counts. */
export function BioField({
  value,
  onChange,
  onEdit,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Told before every edit whether a part of it will be left out. */
  readonly onEdit: (isTooLong: boolean) => void;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const tell = useEffectEvent(onEdit);
  useEffect(() => {
    const textarea = field.current;
    // React's own event of this name does not report pasted text in every browser.
    const check = (event: InputEvent) => {
      if (textarea !== null) tell(isCutOff(textarea, event));
    };
    textarea?.addEventListener("beforeinput", check);
    return () => {
      textarea?.removeEventListener("beforeinput", check);
    };
  }, []);
  return (
    <>
      <label className="bio-field__label" htmlFor={id}>
        What should others know about you?
      </label>
      <OutlinedInput
        id={id}
        multiline
        fullWidth
        autoFocus
        minRows={5}
        value={value}
        inputRef={field}
        slotProps={{
          input: {
            maxLength: maxLengthFor(value, limits.bioCharacters),
            "aria-describedby": `${id}-count`,
          },
        }}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <p id={`${id}-count`} className="bio-field__count">
        {textLength(value)}/{limits.bioCharacters}
        <span className="visually-hidden"> characters</span>
      </p>
    </>
  );
}
