import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { Layout } from "./layout/Layout.tsx";
import { createQueryClient, queryOf } from "./queries.ts";
import { Pages, preloadPage } from "./router.tsx";
import { sessionHint } from "./session.ts";
import "./theme/base.css";

const queryClient = createQueryClient();

preloadPage(window.location.pathname);
queryClient
  .query({ ...queryOf("check_logged", {}), retry: false })
  .then(({ logged }) => {
    sessionHint.choose(logged ? "user" : "visitor");
  })
  .catch(() => undefined);

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Layout>
          <Pages />
        </Layout>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
