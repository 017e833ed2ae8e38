import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState, type SubmitEvent } from "react";
import * as limits from "../../../shared/limits.ts";
import { useCall } from "../../calls/queries.ts";
import { Field } from "../../ui/controls/Field.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { PersonRow } from "../home/TopUsers.tsx";

const headingId = "find-people";

/** Finds people by how their names begin: a second after the last key, or at once by Enter. */
export function FindPeople() {
  const [typed, setTyped] = useState("");
  const [name, setName] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      setName(typed.trim());
    }, limits.searchDebounceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);
  const askNow = (event: SubmitEvent) => {
    event.preventDefault();
    setName(typed.trim());
  };
  return (
    <section className="find-people" aria-labelledby={headingId}>
      <h2 id={headingId}>Find somebody by name</h2>
      <form role="search" aria-labelledby={headingId} onSubmit={askNow} noValidate>
        <Field
          label="Username"
          hint={`How the name begins, at least ${limits.searchMinimumCodePoints} characters.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={limits.usernameMaximum}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      </form>
      {name.length >= limits.searchMinimumCodePoints && typed.trim() !== "" && (
        <Found name={name} />
      )}
    </section>
  );
}

function Found({ name }: { readonly name: string }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useCall(
    "find_people",
    { name },
    { placeholderData: keepPreviousData },
  );
  if (data === undefined && !isPending)
    return <LoadFailure what="people" error={error} onRetry={refetch} />;
  const people = data?.people ?? [];
  const isSearching = isPending || isPlaceholderData;
  return (
    <>
      <p className="find-people__answer" role="status">
        {isSearching ? "Searching..." : answerWords(people.length, name)}
      </p>
      <ol className="top-users__rows" aria-label="People found">
        {people.map((person) => (
          <li key={person.username}>
            <PersonRow {...person} />
          </li>
        ))}
      </ol>
    </>
  );
}

function answerWords(count: number, name: string): string {
  if (count === 0) return `Nobody here has a name that begins with “${name}”.`;
  if (count === 1) return "1 person found.";
  // There may be more: so many are answered at most.
  return count === limits.peopleFound ? `The first ${count} people.` : `${count} people found.`;
}
