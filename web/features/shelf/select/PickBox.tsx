import type { InputHTMLAttributes } from "react";
import "./PickBox.css";

/** The box by which a title is selected. */
export const PickBox = (input: InputHTMLAttributes<HTMLInputElement>) => (
  <input type="checkbox" className="pick-box" {...input} />
);
