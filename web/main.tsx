import { QueryClientProvider } from "@tanstack/react-query";
import { startTransition, StrictMode, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { LocationProvider } from "./browser/location.ts";
import { takeOver } from "./first/take-over.ts";
import { Layout } from "./layout/Layout.tsx";
import { createQueryClient, queryOf } from "./calls/queries.ts";
import { Pages, preloadPage } from "./pages/router.tsx";
import { useForgetOthers, useSessionHint } from "./calls/session.ts";
import "./theme/base.css";

/** How long the page's HTML stands alone, at most, while the code of the page or the session is on its way. */
const patienceMs = 1500;

const queryClient = createQueryClient();

/** The app in place of what the page's HTML showed until now: both in one frame, so that nothing flashes. */
function App() {
  useSessionHint();
  useForgetOthers();
  useLayoutEffect(takeOver, []);
  return (
    <Layout>
      <Pages />
    </Layout>
  );
}

/** Settles when the first frame of the app can be a whole one. */
async function whenReady(): Promise<void> {
  const session = queryClient
    .query({ ...queryOf("check_logged", {}), retry: false })
    .catch(() => undefined);
  await Promise.race([
    Promise.all([preloadPage(window.location.pathname), session]),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
}

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
// Not awaited: the code of pages imports from this file, and would wait for its end.
void whenReady().then(() => {
  // In slices, between which the browser does what is due: a slow phone draws the first frame for a fifth of a second.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <LocationProvider>
            <App />
          </LocationProvider>
        </QueryClientProvider>
      </StrictMode>,
    );
  });
});
