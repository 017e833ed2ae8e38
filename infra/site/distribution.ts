import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Aws, type Stack } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type FunctionAssociation,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import { built } from "../built.ts";
import { contentSecurityPolicy, reportingEndpoints } from "./content-security-policy.ts";
import type { Data } from "../data.ts";
import { addResponseHeaders, inertPolicy } from "./response-headers.ts";
import type { Settings } from "../settings.ts";

interface WebProps {
  readonly api: HttpApi;
  readonly data: Data;
  readonly dist: string;
  readonly settings: Settings;
  readonly originSecret: string;
}

/** Adds the distribution in front of everything: pages, pictures and the API on one origin. */
export function addDistribution(stack: Stack, props: WebProps): Distribution {
  const { data, dist, settings } = props;
  const pages = [
    built(dist, "web", "index.html"),
    ...(settings.livePage ? [settings.livePage] : []),
  ].map((file) => readFileSync(file, "utf8"));
  const pictures = pictureBehavior(stack, props);
  const api = apiBehavior(stack, props);
  return new Distribution(stack, "Distribution", {
    comment: "Tsuzuku",
    httpVersion: HttpVersion.HTTP2_AND_3,
    defaultBehavior: pageBehavior(stack, props, contentSecurityPolicy(...pages)),
    additionalBehaviors: {
      "/api": api,
      "/api/*": api,
      "/chat-*": api,
      "/upload-profile-picture*": api,
      "/covers/*": pictures,
      "/data/*": pictures,
      "/media/*": pictures,
    },
    enableLogging: true,
    logBucket: data.logBucket,
    logFilePrefix: "cloudfront/",
    ...(settings.webAclArn ? { webAclId: settings.webAclArn } : {}),
    ...ownDomain(stack, settings),
  });
}

/** The address people type, without a slash at the end. */
export const publicOrigin = (distribution: Distribution, { domainName }: Settings): string =>
  `https://${domainName ?? distribution.distributionDomainName}`;

function ownDomain(stack: Stack, { domainName, certificateArn }: Settings) {
  if (domainName === undefined || certificateArn === undefined) return {};
  return {
    domainNames: [domainName],
    certificate: Certificate.fromCertificateArn(stack, "Certificate", certificateArn),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
  };
}

function pageBehavior(stack: Stack, props: WebProps, policy: string): BehaviorOptions {
  return {
    origin: bucketOrigin(props.data.webBucket),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    compress: true,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy: addResponseHeaders(stack, "PageHeaders", props.settings.hsts, policy, [
      ["Reporting-Endpoints", reportingEndpoints],
    ]),
    functionAssociations: [viewerRequest(stack, "Spa", "spa.js")],
  };
}

function pictureBehavior(stack: Stack, { data, settings }: WebProps): BehaviorOptions {
  return {
    origin: bucketOrigin(data.mediaBucket),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    compress: true,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy: addResponseHeaders(stack, "PictureHeaders", settings.hsts, inertPolicy),
  };
}

function apiBehavior(stack: Stack, { api, originSecret, settings }: WebProps): BehaviorOptions {
  return {
    origin: new HttpOrigin(`${api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`, {
      // edge/spa.js sends the programs that draw link previews to the origin of this name.
      originId: "api",
      customHeaders: { "x-origin-secret": originSecret },
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    // CloudFront compresses only what it may cache.
    compress: false,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: addResponseHeaders(stack, "ApiHeaders", settings.hsts, inertPolicy),
    functionAssociations: [viewerRequest(stack, "ApiRequest", "api.js")],
  };
}

/** With the right to list, a missing object is 404; without it S3 would say 403. */
const bucketOrigin = (bucket: Bucket) =>
  S3BucketOrigin.withOriginAccessControl(bucket, {
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  });

function viewerRequest(stack: Stack, name: string, file: string): FunctionAssociation {
  return {
    eventType: FunctionEventType.VIEWER_REQUEST,
    function: new Function(stack, name, {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromFile({ filePath: join(import.meta.dirname, "edge", file) }),
    }),
  };
}
