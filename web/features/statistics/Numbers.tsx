/** A few numbers that say most, each with its name. */
export const Numbers = ({
  numbers,
}: {
  readonly numbers: readonly (readonly [name: string, value: string])[];
}) => (
  <dl className="statistics-page__facts">
    {numbers.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
