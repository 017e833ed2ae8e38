import { stroked } from "./icons.tsx";

export const TableIcon = stroked("M4 5h16v14H4z", "M4 10h16", "M4 14.5h16", "M11 5v14");
