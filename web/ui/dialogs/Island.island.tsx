import ThemeProvider from "@mui/system/ThemeProvider";
import type { ReactNode } from "react";
import { muiTheme } from "../../theme/mui-theme.ts";
import "virtual:mui-variables.css";

/** Gives MUI components their theme. Every island has one at its root, so that MUI stays out of the pages. */
export function Island({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>;
}
