import type { BrowserContext, Page } from "@playwright/test";

/** Reports blocked content as an error of the page, with what blocked it. */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    console.error(`Blocked by ${event.effectiveDirective}: ${event.blockedURI}`);
  });
}

/** Everything that goes wrong in a browser while a journey runs, whether or not the page shows it. */
export class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Listens to all pages of a browser context. */
  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(reportViolations);
    context.on("console", (message) => {
      // Chromium reports failed requests and answers from 400 on here, too.
      if (message.type() === "error") {
        this.#found.push(`${message.text()} (${message.location().url})`);
      }
    });
    context.on("weberror", (problem) => {
      this.#found.push(`Uncaught: ${problem.error().stack ?? problem.error().message}`);
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // A page that is left, and a search that is no longer wanted, end their requests themselves.
      if (reason !== "net::ERR_ABORTED") this.#found.push(`${reason} (${request.url()})`);
    });
  }

  /** Notes when a page, or a dialog on it, is wider than its window. */
  async measure(page: Page): Promise<void> {
    if (page.isClosed()) return;
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll("[role=dialog], [role=dialog] > *")]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ tagName, className }) => `${tagName}.${className}`),
    );
    for (const element of wide) this.#found.push(`Scrolls sideways: ${element} (${page.url()})`);
  }

  /** Declares a problem that a journey provokes on purpose. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Everything that went wrong and was not meant to. */
  unexpected(): string[] {
    return this.#found.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }
}
