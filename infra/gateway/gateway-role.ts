import type { Stack } from "aws-cdk-lib";
import {
  HttpIntegrationType,
  HttpRouteIntegration,
  IntegrationCredentials,
  PayloadFormatVersion,
  type HttpRouteIntegrationConfig,
} from "aws-cdk-lib/aws-apigatewayv2";
import { Policy, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { calledArnOf } from "../canary/canaries.ts";
import type { Deployment } from "../deployment.ts";

/**
 * The one role as which the gateway invokes functions. A permission on every function would do the same with as many
 * resources as there are functions, of which a stack has no more than 500.
 */
export class GatewayRole {
  readonly #deployment: Deployment;
  readonly #role: Role;
  readonly #integrations = new Map<string, Invoked>();

  constructor(stack: Stack, deployment: Deployment) {
    this.#deployment = deployment;
    this.#role = new Role(stack, "Gateway", {
      assumedBy: new ServicePrincipal("apigateway.amazonaws.com"),
    });
  }

  /** How routes lead to the function of that name; all of them share it. */
  leadsTo(name: string): HttpRouteIntegration {
    const known = this.#integrations.get(name);
    if (known !== undefined) return known;
    const added = new Invoked(calledArnOf(this.#deployment, name), this.#role);
    this.#integrations.set(name, added);
    return added;
  }

  /** Lets the gateway invoke the functions to which routes lead, and no others. */
  allow(stack: Stack): void {
    new Policy(stack, "GatewayInvokes", {
      roles: [this.#role],
      statements: [
        new PolicyStatement({
          actions: ["lambda:InvokeFunction"],
          resources: [...this.#integrations.values()].map(({ functionArn }) => functionArn),
        }),
      ],
    });
  }
}

/** A function, invoked as a role. */
class Invoked extends HttpRouteIntegration {
  readonly functionArn: string;
  readonly #role: Role;

  constructor(functionArn: string, role: Role) {
    super("Integration");
    this.functionArn = functionArn;
    this.#role = role;
  }

  bind(): HttpRouteIntegrationConfig {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      uri: this.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      credentials: IntegrationCredentials.fromRole(this.#role),
    };
  }
}
