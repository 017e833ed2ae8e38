import type { Stack } from "aws-cdk-lib";
import {
  HttpIntegrationType,
  HttpRouteIntegration,
  IntegrationCredentials,
  PayloadFormatVersion,
  type HttpRouteIntegrationConfig,
} from "aws-cdk-lib/aws-apigatewayv2";
import { Policy, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Function } from "aws-cdk-lib/aws-lambda";

/**
 * The one role as which the gateway invokes functions. A permission on every function would do the same with as many
 * resources as there are functions, of which a stack has no more than 500.
 */
export class GatewayRole {
  readonly #role: Role;
  readonly #handlers: Function[] = [];

  constructor(stack: Stack) {
    this.#role = new Role(stack, "Gateway", {
      assumedBy: new ServicePrincipal("apigateway.amazonaws.com"),
    });
  }

  /** How a route leads to a function. */
  leadsTo(handler: Function): HttpRouteIntegration {
    this.#handlers.push(handler);
    return new Invoked(handler, this.#role);
  }

  /** Lets the gateway invoke the functions to which routes lead, and no others. */
  allow(stack: Stack): void {
    new Policy(stack, "GatewayInvokes", {
      roles: [this.#role],
      statements: [
        new PolicyStatement({
          actions: ["lambda:InvokeFunction"],
          resources: this.#handlers.map(({ functionArn }) => functionArn),
        }),
      ],
    });
  }
}

/** A function, invoked as a role. */
class Invoked extends HttpRouteIntegration {
  readonly #handler: Function;
  readonly #role: Role;

  constructor(handler: Function, role: Role) {
    super("Integration");
    this.#handler = handler;
    this.#role = role;
  }

  bind(): HttpRouteIntegrationConfig {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      uri: this.#handler.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      credentials: IntegrationCredentials.fromRole(this.#role),
    };
  }
}
