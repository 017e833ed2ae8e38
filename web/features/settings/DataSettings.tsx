import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { kinds, type Kind } from "../../../shared/kind.ts";
import { callForFile, type CallRequest } from "../../calls/api.ts";
import { brand } from "../../words/brand.ts";
import { afterFailure, tellFailure } from "../../calls/queries.ts";
import { useSession } from "../../calls/session.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { ImportDialog } from "../import/lazy-import-dialog.ts";
import { PastImports } from "../import/PastImports.tsx";
import { DiarySettings } from "./DiarySettings.tsx";
import { saveFile } from "./save-file.ts";
import { SettingsRow } from "./SettingsRow.tsx";

type Format = CallRequest<"export">["format"];

interface ExportChoice {
  readonly format: Format;
  readonly label: string;
  /** How the file's name ends. */
  readonly ending: string;
}

const exports: readonly ExportChoice[] = [
  { format: "mal-anime", label: "Anime list (XML)", ending: "mal-anime.xml" },
  { format: "mal-manga", label: "Manga list (XML)", ending: "mal-manga.xml" },
  { format: "json", label: "Everything (JSON)", ending: "everything.json" },
];

/** Taking one's data out, bringing a list in, and what earlier imports did. */
export function DataSettings() {
  const [importing, setImporting] = useState<Kind>();
  return (
    <>
      <SettingsRow
        title="Export"
        text={
          <>
            Your lists as files that {brand.name} and MyAnimeList can read, or everything that we
            keep about you.
          </>
        }
      >
        <div className="settings-row__choices">
          {exports.map((choice) => (
            <ExportButton key={choice.format} {...choice} />
          ))}
        </div>
      </SettingsRow>
      <SettingsRow
        title="Import"
        text="Bring a list from another site. It never lowers your progress, and you can undo it."
      >
        <div className="settings-row__choices">
          {kinds.map((kind) => (
            <Button
              key={kind}
              variant="outlined"
              aria-haspopup="dialog"
              onPointerEnter={ImportDialog.preload}
              onFocus={ImportDialog.preload}
              onClick={() => {
                setImporting(kind);
              }}
            >
              Import {kind}
            </Button>
          ))}
        </div>
        <Suspense fallback={null}>
          {importing !== undefined && (
            <ImportDialog
              kind={importing}
              onClose={() => {
                setImporting(undefined);
              }}
            />
          )}
        </Suspense>
      </SettingsRow>
      <PastImports />
      <DiarySettings />
    </>
  );
}

function ExportButton({ format, label, ending }: ExportChoice) {
  const { username } = useSession();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const name = `${brand.shortName}-${username}-${ending}`;
      saveFile(await callForFile("export", { format }), name);
    } catch (error) {
      afterFailure(client, "export", error);
      tellFailure(error, error instanceof Error ? error.message : String(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="outlined" isBusy={isBusy} onClick={() => void save()}>
      {label}
    </Button>
  );
}
