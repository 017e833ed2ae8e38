import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { FirstPaint } from "./FirstPaint.tsx";

/** The first paint as HTML. Run by the build alone. */
export const markup = renderToStaticMarkup(
  <MemoryRouter>
    <FirstPaint />
  </MemoryRouter>,
);
