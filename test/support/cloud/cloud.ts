import * as z from "zod";

/** Where the local cloud under test is reached, from any process. */
export const CloudAddress = z.object({
  /** The site, through the edge. */
  origin: z.string(),
  /** The sign-in provider. */
  issuer: z.string(),
  /** The gateway's own address, which is as public on AWS as the site's. */
  gateway: z.string(),
  /** The one endpoint of all emulated AWS services. */
  awsEndpoint: z.string(),
  /** The mailbox, where e-mails to anybody end. */
  mailbox: z.string(),
  /** The queue of uploaded lists. */
  importQueue: z.string(),
  /** Takes orders to let AWS calls fail, see `faults.ts`. */
  faults: z.string(),
  /** Holds the contact by which jobs are fired. */
  dataFolder: z.string(),
  /** The synthesized templates that it runs. */
  assembly: z.string(),
  /** What the edge sends, by which functions know it. */
  originSecret: z.string(),
  /** The environment variables of functions: of one that deletes pictures, and of one that searches for visitors. */
  environment: z.record(z.string(), z.string()),
});
export type CloudAddress = z.output<typeof CloudAddress>;

/** The variable through which all runners share one cloud; its value is a CloudAddress as JSON. */
export const sharedCloud = "TSUZUKU_TEST_CLOUD";

declare module "vitest" {
  interface ProvidedContext {
    cloud: CloudAddress;
  }
}
