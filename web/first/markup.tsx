import { renderToStaticMarkup } from "react-dom/server";
import { FirstPaint } from "./FirstPaint.tsx";

/** The first paint as HTML. Run by the build alone. */
export const markup = renderToStaticMarkup(<FirstPaint />);
