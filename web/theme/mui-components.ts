import type { Components } from "@mui/material/styles";
import * as limits from "../../shared/limits.ts";

/** What makes MUI's components look like our own. */
export const muiComponents: Components = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: "var(--target)",
        padding: "0 20px",
        borderRadius: "var(--radius-pill)",
        fontSize: "var(--text-body)",
        lineHeight: 1.2,
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: "1px solid var(--divider)",
        borderRadius: "var(--radius-panel)",
        boxShadow: "var(--shadow)",
        [`@media (width < ${limits.mobileBreakpointPx}px)`]: {
          width: "100%",
          height: "100%",
          maxHeight: "none",
          margin: 0,
          border: 0,
          borderRadius: 0,
        },
      },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: "var(--scrim)" } } },
  MuiDialogTitle: {
    styleOverrides: {
      root: { fontSize: "var(--text-title)", fontWeight: "var(--heading-weight)" },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: "16px 24px 20px" } } },
  MuiAlert: { styleOverrides: { root: { fontSize: "var(--text-body)", fontWeight: 600 } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: "var(--elevated)" },
      notchedOutline: { borderColor: "var(--control)" },
    },
  },
};
