import { useState } from "react";
import { genres, seasons } from "../../../shared/filters.ts";
import type { Kind } from "../../../shared/kind.ts";
import type { GroupName } from "../../addresses/browse-href.ts";
import type { CallResponse } from "../../calls/api.ts";
import { useSession } from "../../calls/session.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { FilterGroup } from "../../ui/controls/FilterGroup.tsx";
import { SelectField } from "../../ui/controls/SelectField.tsx";
import { capitalised, typeLabel } from "../../words/title-words.ts";
import { FilterPanelFrame } from "../shelf/FilterPanelFrame.tsx";
import {
  filterCount,
  noFilters,
  toggled,
  type BrowseFilters as Filters,
  type ListChoice,
} from "./browse-address.ts";
import { yearOptions } from "./year-options.ts";

type Facets = CallResponse<"browse">["facets"];

interface Props {
  readonly kind: Kind;
  readonly filters: Filters;
  /** Undefined before the first answer, and where none came. */
  readonly facets: Facets | undefined;
  readonly isPending: boolean;
  /** What becomes of the filters as they are by then: of two quick clicks the second builds on the first. */
  readonly onChange: (change: (filters: Filters) => Filters) => void;
}

/** Themes that are offered at once; the others on request. */
const firstThemes = 12;

const listChoices: readonly { readonly value: ListChoice; readonly label: string }[] = [
  { value: "any", label: "All titles" },
  { value: "on", label: "On my list" },
  { value: "off", label: "Not on my list" },
];

/** The side panel that narrows the catalogue down. Values that would find nothing are not offered. */
export function BrowseFilters({ kind, filters, facets, isPending, onChange }: Props) {
  const { state } = useSession();
  const group = (name: GroupName, title: string, all?: readonly string[]) => (
    <FilterGroup
      title={title}
      options={options(name, offered(facets?.[name] ?? [], filters[name], all))}
      chosen={filters[name]}
      onToggle={(value) => {
        onChange((now) => toggled(now, name, value));
      }}
    />
  );
  return (
    <FilterPanelFrame
      label="Filters"
      count={filterCount(filters)}
      isPending={isPending}
      onClear={() => {
        onChange(() => noFilters);
      }}
    >
      {state === "user" && (
        <SelectField
          label="My list"
          options={listChoices}
          value={filters.list}
          onChange={(list) => {
            onChange((now) => ({ ...now, list }));
          }}
        />
      )}
      {facets && (
        <SelectField
          label="Year"
          options={yearOptions(facets.years, filters.years)}
          value={filters.years[0] ?? ""}
          onChange={(year) => {
            onChange((now) => ({ ...now, years: year === "" ? [] : [year] }));
          }}
        />
      )}
      {group("genres", "Genres", genres)}
      {group("types", "Types")}
      {kind === "anime" && group("seasons", "Seasons", seasons)}
      {group("statuses", "Status")}
      {group("lengths", kind === "anime" ? "Episodes" : "Volumes")}
      <Themes filters={filters} facets={facets} onChange={onChange} />
    </FilterPanelFrame>
  );
}

/** The most frequent themes, and all of them on request. */
function Themes({ filters, facets, onChange }: Omit<Props, "kind" | "isPending">) {
  const [isWhole, setWhole] = useState(false);
  const all = offered(facets?.themes ?? [], filters.themes);
  const shown = isWhole ? all.toSorted() : all.slice(0, firstThemes);
  const values = [...new Set([...filters.themes, ...shown])];
  return (
    <>
      <FilterGroup
        title="Themes"
        options={values.map((value) => ({ value, label: value }))}
        chosen={filters.themes}
        onToggle={(value) => {
          onChange((now) => toggled(now, "themes", value));
        }}
      />
      {all.length > firstThemes && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
          }}
        >
          {isWhole ? "Fewer themes" : `All ${all.length} themes`}
        </Button>
      )}
    </>
  );
}

/** The values of a group that would find something, and those that are chosen; in the order of `all`, where there is one. */
function offered(
  facet: Facets[GroupName],
  chosen: readonly string[],
  all?: readonly string[],
): string[] {
  const values = [...new Set([...facet.map(({ value }) => value), ...chosen])];
  const place = (value: string) => all?.indexOf(value) ?? 0;
  return all === undefined ? values : values.toSorted((a, b) => place(a) - place(b));
}

function options(group: GroupName, values: readonly string[]) {
  return values.map((value) => ({ value, label: labelOf(group, value) }));
}

function labelOf(group: GroupName, value: string): string {
  if (group === "types") return typeLabel(value);
  if (group !== "lengths") return capitalised(value);
  return value.endsWith("-") ? `${value.slice(0, -1)} or more` : value.replace("-", "–");
}
