import type { Stack } from "aws-cdk-lib";
import { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import type { Deployment } from "../deployment.ts";
import { addRoutes } from "./routes.ts";
import { addStage } from "./stage.ts";

/** Adds routes to the functions of a deployment, and what serves them, to the API of that id. */
export function addGateway(stack: Stack, httpApiId: string, deployment: Deployment): void {
  const api = HttpApi.fromHttpApiAttributes(stack, "Api", { httpApiId });
  addStage(stack, api, addRoutes(stack, api, deployment), deployment.settings);
}
