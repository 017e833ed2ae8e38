import { CfnOutput, Fn, type Stack } from "aws-cdk-lib";

/**
 * Makes a value of a stack an output under a name of its own, for other stacks and for the operator. Returns what the
 * other stacks know it by; the stack itself cannot read its outputs. `region` is where the stack is, when that is not
 * where the others are.
 *
 * An output stays for one release more than its last reader. CloudFormation reads it whenever it changes the reader, and
 * does not say that it remembers what it read when it takes the change back (test/golden/README.md).
 */
export function publish(
  stack: Stack,
  name: string,
  value: string,
  description: string,
  region?: string,
): string {
  new CfnOutput(stack, name, { value, description });
  return Fn.getStackOutput(stack.stackName, name, region);
}
