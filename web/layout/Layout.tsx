import { Suspense, type ReactNode } from "react";
import { useLocation } from "../browser/location.ts";
import { pageElementId } from "../ui/dialogs/modal-layer.ts";
import { Toaster } from "./Toaster.tsx";
import { useSession } from "../calls/session.ts";
import { useUnseenAchievements } from "./use-unseen-achievements.ts";
import { BottomBar } from "./BottomBar.tsx";
import { CardMenuMount } from "./CardMenuMount.tsx";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { KeyboardSheetProvider } from "../features/keyboard/keyboard-sheet.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { PageLoading } from "../ui/feedback/PageLoading.tsx";
import { PaletteProvider } from "../features/search/palette.tsx";
import { TitleDialogPreload } from "../cards/title-dialog-preload.ts";
import { TitleDialog } from "./lazy-title-dialog.ts";
import { TitleDialogMount } from "./TitleDialogMount.tsx";
import { mainElementId, useRouteFocus } from "./route-focus.ts";
import "./Layout.css";

/** The frame of every page: header, the page itself, footer, and what lies above them all. */
export function Layout({ children }: { readonly children: ReactNode }) {
  useRouteFocus();
  const { pathname, search } = useLocation();
  const session = useSession();
  useUnseenAchievements();
  return (
    <>
      <KeyboardSheetProvider>
        <PaletteProvider>
          <TitleDialogPreload value={TitleDialog.preload}>
            <div id={pageElementId} className="page" data-signed-in={session.state === "user"}>
              <a className="skip-link" href={`#${mainElementId}`}>
                Skip to content
              </a>
              <Header />
              <OfflineNotice />
              <main id={mainElementId} className="page__main" tabIndex={-1}>
                <ErrorBoundary resetKey={pathname}>
                  <Suspense fallback={<PageLoading />}>{children}</Suspense>
                </ErrorBoundary>
              </main>
              <Footer />
              {session.state === "user" && <BottomBar username={session.username} />}
            </div>
            <div className="page__dialog">
              <ErrorBoundary resetKey={pathname + search}>
                <TitleDialogMount />
                {session.state === "user" && <CardMenuMount />}
              </ErrorBoundary>
            </div>
          </TitleDialogPreload>
        </PaletteProvider>
      </KeyboardSheetProvider>
      <Toaster />
    </>
  );
}
