import { parseTemplate, type Template } from "./assembly.ts";

/** A template as JSON, to be broken. */
export interface Draft {
  Description?: string;
  Parameters: Record<string, object>;
  Conditions: Record<string, object>;
  Resources: Record<string, DraftResource>;
  Outputs: Record<string, object>;
}

interface DraftResource {
  Type: string;
  Properties: Record<string, unknown>;
  [attribute: string]: unknown;
}

const assumedBy = (service: string) => ({
  Version: "2012-10-17",
  Statement: [{ Effect: "Allow", Action: "sts:AssumeRole", Principal: { Service: service } }],
});

const dataStack = (): Draft => ({
  Description: "What is kept",
  Parameters: {},
  Conditions: {},
  Resources: {
    Table: {
      Type: "AWS::DynamoDB::GlobalTable",
      Properties: {
        AttributeDefinitions: [{ AttributeName: "pk", AttributeType: "S" }],
        KeySchema: [{ AttributeName: "pk", KeyType: "HASH" }],
        BillingMode: "PAY_PER_REQUEST",
        Replicas: [{ Region: { Ref: "AWS::Region" }, DeletionProtectionEnabled: true }],
      },
      DeletionPolicy: "Retain",
    },
    Mail: {
      Type: "AWS::SES::EmailIdentity",
      Properties: { EmailIdentity: "hello@tsuzuku.test" },
      DeletionPolicy: "RetainExceptOnCreate",
    },
  },
  Outputs: { TableName: { Value: { Ref: "Table" } } },
});

const apiStack = (): Draft => ({
  Parameters: { Level: { Type: "String", Default: "INFO" } },
  Conditions: { Loud: { "Fn::Equals": [{ Ref: "Level" }, "DEBUG"] } },
  Resources: {
    Role: {
      Type: "AWS::IAM::Role",
      Properties: {
        AssumeRolePolicyDocument: assumedBy("lambda.amazonaws.com"),
        Policies: [
          {
            PolicyName: "least",
            PolicyDocument: {
              Version: "2012-10-17",
              Statement: [{ Effect: "Allow", Action: "logs:PutLogEvents", Resource: logArn }],
            },
          },
        ],
      },
    },
    Log: {
      Type: "AWS::Logs::LogGroup",
      Properties: {
        LogGroupName: { "Fn::Sub": "/aws/lambda/${AWS::StackName}-hello" },
        RetentionInDays: 30,
      },
      DeletionPolicy: "Delete",
    },
    Function: {
      Type: "AWS::Lambda::Function",
      Properties: {
        FunctionName: { "Fn::Join": ["-", [{ Ref: "AWS::StackName" }, "hello"]] },
        Code: { S3Bucket: { "Fn::Sub": "assets-${AWS::Region}" }, S3Key: "1.zip" },
        Handler: "index.handler",
        Runtime: "nodejs24.x",
        MemorySize: 1024,
        Role: { "Fn::GetAtt": ["Role", "Arn"] },
        Environment: { Variables: { TABLE: table, LEVEL: { Ref: "Level" } } },
        LoggingConfig: { LogFormat: "JSON", LogGroup: { Ref: "Log" } },
      },
      DependsOn: ["Role"],
    },
    Headers: {
      Type: "AWS::CloudFront::ResponseHeadersPolicy",
      Properties: {
        ResponseHeadersPolicyConfig: {
          Name: { "Fn::Sub": "${AWS::StackName}-headers" },
          SecurityHeadersConfig: {
            ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'", Override: true },
          },
        },
      },
    },
    Files: {
      Type: "Custom::Files",
      Properties: { ServiceToken: { "Fn::GetAtt": ["Function", "Arn"] }, Anything: { at: "all" } },
    },
  },
  Outputs: {},
});

const logArn = { "Fn::GetAtt": ["Log", "Arn"] };
const table = {
  "Fn::GetStackOutput": {
    StackName: "Data",
    OutputName: "TableName",
    Region: { Ref: "AWS::Region" },
  },
};

/** Two stacks, of which the second reads an output of the first, and what a test breaks in them. */
export function assemblyWith(
  spoil: (api: Draft, data: Draft) => void = () => undefined,
  after: Readonly<Record<string, readonly string[]>> = { Api: ["Data"] },
): Template[] {
  const drafts = { Data: dataStack(), Api: apiStack() };
  spoil(drafts.Api, drafts.Data);
  return Object.entries(drafts).map(([stack, draft]) =>
    parseTemplate(JSON.stringify(draft), { stack, after: after[stack] ?? [] }),
  );
}
