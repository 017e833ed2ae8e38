import { Aws, Fn } from "aws-cdk-lib";

/**
 * The UUID at the end of the stack's id. AWS draws it when the stack is first deployed, so it is unique to a
 * deployment and known to nobody outside its account, and yet no secret is written in a template.
 */
export const stackUuid: string = Fn.select(2, Fn.split("/", Aws.STACK_ID));
