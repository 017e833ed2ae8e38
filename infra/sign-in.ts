import { Aws, Fn, RemovalPolicy, SecretValue, type Stack } from "aws-cdk-lib";
import {
  AccountRecovery,
  CfnManagedLoginBranding,
  CfnUserPool,
  FeaturePlan,
  type IUserPool,
  ManagedLoginVersion,
  OAuthScope,
  ProviderAttribute,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  type UserPoolDomain,
  UserPoolIdentityProviderGoogle,
} from "aws-cdk-lib/aws-cognito";
import { makeLast } from "./data.ts";
import { identityArn } from "./mail/mail.ts";
import { publish } from "./publish.ts";
import type { Settings } from "./settings.ts";
import { brand } from "../shared/brand.ts";
import { callbackPath } from "../shared/sign-in.ts";

/** People's accounts at the identity provider, as stacks know them that come after their own. */
export interface Accounts {
  readonly id: string;
  readonly arn: string;
  readonly issuer: string;
  /** For their own stack alone. */
  readonly construct: UserPool;
}

/** Adds the identity provider: e-mail and password, and what the settings allow beside them. */
export function addUserPool(stack: Stack, settings: Settings): Accounts {
  const pool = new UserPool(stack, "Users", {
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    autoVerify: { email: true },
    keepOriginal: { email: true },
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
  sendCodesBySes(pool, settings);
  // Cognito refuses an address that SES does not know, too.
  makeLast(stack, pool);
  const domain = pool.addDomain("Login", {
    // Domain prefixes are unique in a whole region: a part of the stack's own id makes it so.
    cognitoDomain: { domainPrefix: `tsuzuku-${stackIdPart}` },
    managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
  });
  publish(
    stack,
    "GoogleRedirectAddress",
    `https://${loginHost(domain)}/oauth2/idpresponse`,
    "An authorized redirect URI of the OAuth client at Google",
  );
  return {
    id: publish(stack, "UserPoolId", pool.userPoolId, "People's accounts"),
    arn: publish(stack, "UserPoolArn", pool.userPoolArn, "The user pool's ARN"),
    issuer: publish(stack, "Issuer", pool.userPoolProviderUrl, "Who signs people's identities"),
    construct: pool,
  };
}

/** The host of the sign-in pages. */
const loginHost = ({ domainName }: UserPoolDomain): string =>
  `${domainName}.auth.${Aws.REGION}.amazoncognito.com`;

/** Adds the site as what people sign in to; returns the id by which it names itself. */
export function addSignInClient(
  stack: Stack,
  { id }: Accounts,
  origin: string,
  settings: Settings,
): string {
  const userPool = UserPool.fromUserPoolId(stack, "Users", id);
  const google = addGoogle(stack, userPool, settings);
  const client = new UserPoolClient(stack, "SignInClient", {
    userPool,
    // A public client: it proves itself with PKCE, so there is no secret to keep.
    generateSecret: false,
    preventUserExistenceErrors: true,
    authFlows: { userSrp: true, user: settings.passkeys },
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, OAuthScope.EMAIL],
      callbackUrls: [origin + callbackPath],
      logoutUrls: [`${origin}/`],
    },
    supportedIdentityProviders: [
      UserPoolClientIdentityProvider.COGNITO,
      ...(google === undefined ? [] : [UserPoolClientIdentityProvider.GOOGLE]),
    ],
  });
  // It names the provider, which has to be there before it and as long as it.
  if (google !== undefined) client.node.addDependency(google);
  new CfnManagedLoginBranding(stack, "Branding", {
    userPoolId: id,
    clientId: client.userPoolClientId,
    useCognitoProvidedValues: true,
  });
  return publish(
    stack,
    "SignInClientId",
    client.userPoolClientId,
    "The site, as people sign in to it",
  );
}

/** The codes of newcomers and of forgotten passwords by SES; Cognito's own sender has fifty a day for everybody. */
function sendCodesBySes(pool: UserPool, { mailFrom, mailDomain, mailConfirmed }: Settings): void {
  if (mailFrom === undefined || mailConfirmed === undefined) return;
  const resource = pool.node.defaultChild;
  if (!(resource instanceof CfnUserPool)) throw new Error("The user pool is no resource");
  // Said outright: the CDK's own words for it know no identity of a domain above that of the address.
  resource.emailConfiguration = {
    emailSendingAccount: "DEVELOPER",
    from: `${brand.name} <${mailFrom}>`,
    sourceArn: identityArn(mailDomain ?? mailFrom),
  };
}

/** The first group of the UUID at the end of the stack's id. */
const stackIdPart = Fn.select(0, Fn.split("-", Fn.select(2, Fn.split("/", Aws.STACK_ID))));

function addGoogle(
  stack: Stack,
  pool: IUserPool,
  { googleClientId, googleSecretName, googleSecretVersion: versionId }: Settings,
): UserPoolIdentityProviderGoogle | undefined {
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
