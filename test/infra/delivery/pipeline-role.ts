import * as z from "zod";

const several = <Item extends z.ZodType>(item: Item) =>
  z.union([item, z.array(item)]).transform((items) => [items].flat() as z.output<Item>[]);

const Text = z
  .union([z.string(), z.object({ "Fn::Sub": z.string() })])
  .transform((text) => (typeof text === "string" ? text : text["Fn::Sub"]));

const Template = z.object({
  Resources: z.object({
    Role: z.object({
      Properties: z.object({
        MaxSessionDuration: z.number(),
        AssumeRolePolicyDocument: z.object({ Statement: z.array(z.unknown()) }),
        Policies: z.array(
          z.object({
            PolicyDocument: z.object({
              Statement: z.array(
                z.strictObject({
                  Effect: z.literal("Allow"),
                  Action: several(z.string()),
                  Resource: several(Text),
                }),
              ),
            }),
          }),
        ),
      }),
    }),
  }),
});

/** Who may take the pipeline's role, and for how long, and what it allows: resources by action. */
export function grantsOfRole(text: string) {
  const { Properties } = Template.parse(JSON.parse(text)).Resources.Role;
  const statements = Properties.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  return {
    trust: Properties.AssumeRolePolicyDocument.Statement,
    maxSeconds: Properties.MaxSessionDuration,
    allowed: new Map(
      statements.flatMap(({ Action, Resource }) =>
        Action.map((action): [string, readonly string[]] => [action, Resource]),
      ),
    ),
  };
}
