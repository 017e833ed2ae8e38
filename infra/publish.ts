import { CfnOutput, Fn, type Stack } from "aws-cdk-lib";

/**
 * Makes a value of a stack an output under a name of its own, for other stacks and for the operator. Returns what the
 * other stacks know it by; the stack itself cannot read its outputs.
 */
export function publish(stack: Stack, name: string, value: string, description: string): string {
  new CfnOutput(stack, name, { value, description });
  return Fn.getStackOutput(stack.stackName, name);
}
