import { Aws, Fn, RemovalPolicy, SecretValue, type Stack } from "aws-cdk-lib";
import {
  AccountRecovery,
  CfnManagedLoginBranding,
  FeaturePlan,
  ManagedLoginVersion,
  OAuthScope,
  ProviderAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
  UserPoolIdentityProviderGoogle,
} from "aws-cdk-lib/aws-cognito";
import type { EmailIdentity } from "aws-cdk-lib/aws-ses";
import type { Settings } from "./settings.ts";
import { brand } from "../shared/brand.ts";
import { callbackPath } from "../shared/sign-in.ts";

/** Where people sign in, as the functions must know it. */
export interface SignIn {
  readonly pool: UserPool;
  readonly issuer: string;
  readonly clientId: string;
}

/** Adds the identity provider: e-mail and password, and what the settings allow beside them. */
export function addSignIn(
  stack: Stack,
  origin: string,
  mail: EmailIdentity,
  settings: Settings,
): SignIn {
  const pool = new UserPool(stack, "Users", {
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    autoVerify: { email: true },
    keepOriginal: { email: true },
    ...(settings.mailConfirmed ? { email: codesFrom(settings.mailFrom) } : {}),
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    featurePlan: FeaturePlan.ESSENTIALS,
    passwordPolicy: {
      minLength: 8,
      requireDigits: true,
      requireLowercase: true,
      requireUppercase: true,
      requireSymbols: true,
    },
    signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: settings.passkeys } },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  // Cognito refuses an address that SES does not know.
  pool.node.addDependency(mail);
  pool.addDomain("Login", {
    // Domain prefixes are unique in a whole region: a part of the stack's own id makes it so.
    cognitoDomain: { domainPrefix: `tsuzuku-${stackIdPart}` },
    managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
  });
  const google = addGoogle(stack, pool, settings);
  const client = addClient(pool, origin, google !== undefined, settings.passkeys);
  if (google !== undefined) client.node.addDependency(google);
  new CfnManagedLoginBranding(stack, "Branding", {
    userPoolId: pool.userPoolId,
    clientId: client.userPoolClientId,
    useCognitoProvidedValues: true,
  });
  return { pool, issuer: pool.userPoolProviderUrl, clientId: client.userPoolClientId };
}

/** The codes of newcomers and of forgotten passwords by SES; Cognito's own sender has fifty a day for everybody. */
const codesFrom = (mailFrom: string): UserPoolEmail =>
  UserPoolEmail.withSES({ fromEmail: mailFrom, fromName: brand.name, sesRegion: Aws.REGION });

/** The first group of the UUID at the end of the stack's id. */
const stackIdPart = Fn.select(0, Fn.split("-", Fn.select(2, Fn.split("/", Aws.STACK_ID))));

function addClient(
  pool: UserPool,
  origin: string,
  withGoogle: boolean,
  passkeys: boolean,
): UserPoolClient {
  return pool.addClient("Site", {
    // A public client: it proves itself with PKCE, so there is no secret to keep.
    generateSecret: false,
    preventUserExistenceErrors: true,
    authFlows: { userSrp: true, user: passkeys },
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, OAuthScope.EMAIL],
      callbackUrls: [origin + callbackPath],
      logoutUrls: [`${origin}/`],
    },
    supportedIdentityProviders: [
      UserPoolClientIdentityProvider.COGNITO,
      ...(withGoogle ? [UserPoolClientIdentityProvider.GOOGLE] : []),
    ],
  });
}

function addGoogle(
  stack: Stack,
  pool: UserPool,
  { googleClientId, googleSecretName, googleSecretVersion: versionId }: Settings,
) {
  if (googleClientId === undefined || googleSecretName === undefined) return undefined;
  return new UserPoolIdentityProviderGoogle(stack, "Google", {
    userPool: pool,
    clientId: googleClientId,
    clientSecretValue: SecretValue.secretsManager(googleSecretName, { versionId }),
    scopes: ["openid", "email"],
    attributeMapping: {
      email: ProviderAttribute.GOOGLE_EMAIL,
      emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
    },
  });
}
