import assert from "node:assert/strict";
import { methodsOf, type Endpoint, type ResponseOf } from "../../shared/endpoint.ts";
import { endpoints, type EndpointName, type Endpoints } from "../../shared/endpoints.ts";

/** One HTTP answer as tests look at it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined when it is none. */
  readonly body: unknown;
}

export type Fields = Readonly<Record<string, unknown>>;

/** The address of a call with its parameters filled in, and the fields that are left. */
function addressOf(row: Endpoint, fields: Fields): { path: string; rest: Fields } {
  const rest = { ...fields };
  const path = row.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    Reflect.deleteProperty(rest, name);
    // An address is UTF-8, which has no halves of characters.
    return encodeURIComponent(value.toWellFormed());
  });
  return { path, rest };
}

/** Fields as a query string, with its question mark when there are any. */
function queryOf(fields: Fields): string {
  const query = new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, String(value)]),
  ).toString();
  return query === "" ? "" : `?${query}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A browser without a screen: a cookie jar, redirects, CSRF header, and the sign-in form. */
export class Browser {
  readonly origin: string;
  /** Cookies by name; localhost's ports share them, as in a real browser. */
  readonly cookies = new Map<string, string>();

  constructor(origin: string) {
    this.origin = origin;
  }

  /** One request without following redirects. */
  async send(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0) {
      headers.set(
        "cookie",
        [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      );
    }
    const response = await fetch(new URL(path, this.origin), {
      ...init,
      headers,
      redirect: "manual",
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parseJson(text) };
  }

  #keep(setCookie: string): void {
    const [pair = "", ...attributes] = setCookie.split(";");
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    const value = pair.slice(at + 1).trim();
    const ended =
      attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute)) || value === "";
    if (ended) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** Follows redirects by GET to the page that answers otherwise. */
  async visit(path: string): Promise<Answer & { readonly url: string }> {
    let url = new URL(path, this.origin).href;
    for (let hop = 0; hop < 12; hop++) {
      const answer = await this.send(url);
      const location = answer.headers.get("location");
      if (location === null || answer.status < 300 || answer.status > 399)
        return { ...answer, url };
      url = new URL(location, url).href;
    }
    throw new Error(`Too many redirects from ${path}`);
  }

  get(path: string): Promise<Answer> {
    return this.send(path);
  }

  /** A POST as the web client sends it: JSON, with the CSRF header once the cookie is there. */
  async post(
    path: string,
    fields: Fields = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    if (!this.cookies.has("csrftoken")) await this.get("/api/check_logged/");
    return this.send(path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-csrftoken": this.cookies.get("csrftoken") ?? "",
        ...headers,
      },
      body: JSON.stringify(fields),
    });
  }

  /** Any call of the endpoint table, by name, with whatever fields a test wants to send. */
  call(name: EndpointName, fields: Fields = {}, headers: Record<string, string> = {}) {
    const row: Endpoint = endpoints[name];
    const { path, rest } = addressOf(row, fields);
    return methodsOf(row).includes("GET")
      ? this.send(path + queryOf(rest), { headers })
      : this.post(path, rest, headers);
  }

  /** A call whose body is a form, with files among its fields. */
  async sendFiles(
    name: EndpointName,
    fields: Readonly<Record<string, string | File | readonly File[]>>,
  ): Promise<Answer> {
    if (!this.cookies.has("csrftoken")) await this.get("/api/check_logged/");
    const form = new FormData();
    for (const [field, values] of Object.entries(fields)) {
      for (const value of [values].flat()) form.append(field, value);
    }
    return this.send(endpoints[name].path, {
      method: "POST",
      headers: { "x-csrftoken": this.cookies.get("csrftoken") ?? "" },
      body: form,
    });
  }

  /**
   * A call that must succeed. Returns its answer, typed by the endpoint table.
   * Throws when it fails, or when it answers with anything that its row does not name.
   */
  async ok<Name extends EndpointName>(
    name: Name,
    fields: Fields = {},
  ): Promise<ResponseOf<Endpoints[Name]>> {
    const row: Endpoint = endpoints[name];
    const answer = await this.call(name, fields);
    assert.equal(answer.status, row.status ?? 200, `${name}: ${answer.text}`);
    const named = row.response.parse(answer.body);
    assert.deepEqual(answer.body, named);
    return named as ResponseOf<Endpoints[Name]>;
  }

  /** Leaves for the provider's sign-in form. Returns the page it is on. */
  async leaveToSignIn(next = "/"): Promise<Answer & { readonly url: string }> {
    const page = await this.visit(`/api/auth/login/?next=${encodeURIComponent(next)}`);
    if (!page.text.includes('name="password"'))
      throw new Error(`No sign-in form at ${page.url}: ${page.text.slice(0, 300)}`);
    return page;
  }

  /** Sends the first form of a page with these fields and its hidden ones, as a click on its button does. */
  submit(page: Answer & { readonly url: string }, fields: Record<string, string>): Promise<Answer> {
    const form = /<form[^]*?<\/form>/.exec(page.text)?.[0] ?? "";
    const action = /^<form[^>]*\saction="([^"]+)"/.exec(form)?.[1] ?? page.url;
    const all = new URLSearchParams(fields);
    for (const [, name = "", value = ""] of form.matchAll(
      /<input type="hidden" name="([^"]+)" value="([^"]+)"/g,
    )) {
      if (!all.has(name)) all.set(name, value);
    }
    return this.send(new URL(action, page.url).href, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: all.toString(),
    });
  }

  /** Fills in a sign-in page. Returns the callback address that the provider leads back to. */
  async sendForm(
    page: Answer & { readonly url: string },
    email: string,
    password: string,
  ): Promise<string> {
    let answer = await this.submit(page, { email, password });
    let { url } = page;
    for (let hop = 0; hop < 5; hop++) {
      const location = answer.headers.get("location");
      // As the page's own script does: whoever was somebody else there is signed out first.
      if (location === null && answer.text.includes("forms[0].submit()")) {
        answer = await this.submit({ ...answer, url }, {});
        continue;
      }
      if (location === null) break;
      url = new URL(location, url).href;
      if (url.startsWith(this.origin)) return url;
      answer = await this.send(url);
    }
    throw new Error(`Sign-in was refused: ${answer.text.slice(0, 300)}`);
  }

  /** Signs in through the provider's own form; an unknown e-mail becomes a new account. Returns the last address. */
  async signIn(email: string, password = "correct horse", next = "/"): Promise<string> {
    const page = await this.leaveToSignIn(next);
    const callback = await this.sendForm(page, email, password);
    const end = await this.visit(callback);
    return end.url;
  }
}
