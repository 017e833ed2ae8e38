/** What one benchmark measured, ready to print or to store as JSON. */
export interface BenchTable {
  title: string;
  rows: { what: string; value: string | number; target?: string }[];
  note?: string;
}
