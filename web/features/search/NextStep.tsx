import { Button } from "../../ui/controls/Button.tsx";
import type { StatusProps } from "./status-props.ts";
import { activeCount } from "./search-state.ts";

/** What to try where there is nothing to see. */
export function NextStep({ state: { query, isAnswered }, send, hasKinds = false }: StatusProps) {
  const text = query.text.trim();
  const hasFilters = activeCount(query) > 0;
  const other = query.kind === "anime" ? "manga" : "anime";
  if (!isAnswered) {
    return (
      <Step
        label="Browse these"
        onStep={() => {
          send({ type: "browse" });
        }}
      />
    );
  }
  return (
    <>
      <span>
        {text === "" ? "Nothing fits these filters." : `Nothing found for “${text}”.`}
        {text !== "" && !hasFilters && " Check the spelling, or try another of its names."}
      </span>
      {hasFilters ? (
        <Step
          label={text === "" ? "Clear filters" : "Search without filters"}
          onStep={() => {
            send({ type: "filtered", query: { genres: [], types: [] } });
          }}
        />
      ) : (
        hasKinds && (
          <Step
            label={`Search ${other} instead`}
            onStep={() => {
              send({ type: "filtered", query: { kind: other } });
            }}
          />
        )
      )}
    </>
  );
}

function Step({ label, onStep }: { readonly label: string; readonly onStep: () => void }) {
  return (
    <Button variant="quiet" size="small" onClick={onStep}>
      {label}
    </Button>
  );
}
