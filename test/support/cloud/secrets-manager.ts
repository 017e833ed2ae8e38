import type { RequestListener } from "node:http";
import { json } from "node:stream/consumers";
import * as z from "zod";

const Input = z.object({ SecretId: z.string(), VersionStage: z.string() });

/** A Secrets Manager with one secret, which remembers what it was asked for. */
export class OneSecret {
  /** The values by the labels of their versions. */
  AWSCURRENT: string | undefined;
  AWSPREVIOUS: string | undefined;
  isDown = false;
  /** Holds answers back while it is pending. */
  hold: Promise<unknown> | undefined;
  /** Labels of what was read, and of which secret. */
  readonly asked: { readonly SecretId: string; readonly VersionStage: string }[] = [];

  constructor(value: string) {
    this.AWSCURRENT = value;
  }

  /** Puts in a new value; the one before can still be read. */
  put(value: string): void {
    this.AWSPREVIOUS = this.AWSCURRENT;
    this.AWSCURRENT = value;
  }

  readonly listener: RequestListener = (request, response) => {
    void (async () => {
      const input = Input.parse(await json(request));
      this.asked.push(input);
      await this.hold;
      const { VersionStage } = input;
      const value = VersionStage === "AWSCURRENT" ? this.AWSCURRENT : this.AWSPREVIOUS;
      const headers = { "content-type": "application/x-amz-json-1.1" };
      if (this.isDown) {
        response.writeHead(400, headers).end(JSON.stringify({ __type: "AccessDeniedException" }));
      } else if (value === undefined) {
        const __type = "ResourceNotFoundException";
        response.writeHead(400, headers).end(JSON.stringify({ __type, message: "No." }));
      } else response.writeHead(200, headers).end(JSON.stringify({ SecretString: value }));
    })();
  };
}
