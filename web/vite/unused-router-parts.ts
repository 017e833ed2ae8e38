import type { Plugin } from "vite";

/**
 * Lets the build leave out those of the router's components that nothing here uses, forms and fetchers among them: it
 * keeps what a call makes unless it is told that the call does nothing else, and what is given a name for debugging.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: "tsuzuku:unused-router-parts",
    apply: "build",
    transform(code, file) {
      if (!file.includes("/react-router/dist/production/")) return undefined;
      const pure = code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, "")
        .replace(
          /^(var \w+ = )(\w+\.(?:forwardRef|createContext|memo)\()/gm,
          "$1/* @__PURE__ */ $2",
        );
      return { code: pure, map: null };
    },
  };
}
