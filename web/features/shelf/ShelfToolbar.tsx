import { DensityChoice } from "./DensityChoice.tsx";

/** How many titles a list has, and the choice of how they are drawn. */
export function ShelfToolbar({ count }: { readonly count: number }) {
  return (
    <div className="shelf__toolbar">
      <p role="status" className="shelf__count">
        {count} {count === 1 ? "title" : "titles"}
      </p>
      <DensityChoice />
    </div>
  );
}
