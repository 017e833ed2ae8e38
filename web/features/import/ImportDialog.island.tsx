import { useState } from "react";
import * as sentences from "../../../shared/sentences.ts";
import type { Kind } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { brand } from "../../words/brand.ts";
import { ImportContents } from "./ImportContents.tsx";
import { importNotice } from "./import-notice.ts";
import { fileProblem, isPacked, splitList, unpacked } from "./list-file.ts";
import { useListSummary } from "./use-list-summary.ts";
import { useUpload } from "./use-upload.ts";
import { Button } from "../../ui/controls/Button.tsx";
import type { Heir } from "../../ui/dialogs/focus-heir.ts";
import { DropZone } from "./DropZone.island.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.island.tsx";
import "./ImportDialog.css";

/** What is known of the chosen file. */
interface Chosen {
  readonly file: File;
  /** The files to send: the chosen one, or the parts it was split into. */
  readonly files: readonly File[];
  readonly problem: string | undefined;
}

const choose = (file: File): Chosen => ({ file, files: [file], problem: fileProblem(file) });

/** Where the owner of a profile brings a list from another site. Nothing is sent before they press Upload. */
export function ImportDialog({
  kind,
  onTaken,
  onClose,
}: {
  readonly kind: Kind;
  /** Called when a list is on its way onto the profile. */
  readonly onTaken?: () => void;
  readonly onClose: () => void;
}) {
  const [chosen, setChosen] = useState<Chosen>();
  const [refused, setRefused] = useState<string>();
  const [told, setTold] = useState<string>();
  const [isWorking, setIsWorking] = useState(false);
  const { sent, upload } = useUpload(kind);
  const summary = useListSummary(chosen?.file, kind);
  const isUploading = sent !== undefined;
  const hasNothing = typeof summary === "object" && summary.rows[kind] === 0;

  const problem = refused ?? chosen?.problem;
  // What else was refused since is not mended by what mends the file.
  const repair = chosen && chosen.problem === problem ? repairOf(chosen) : undefined;

  const take = (next: Chosen) => {
    setRefused(undefined);
    setTold(undefined);
    setChosen(next);
  };
  const work = async (make: () => Promise<Chosen>) => {
    setIsWorking(true);
    try {
      take(await make());
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
    } finally {
      setIsWorking(false);
    }
  };
  const save = async () => {
    if (chosen === undefined || chosen.problem !== undefined) {
      setRefused(chosen?.problem ?? sentences.importNoFile);
      return;
    }
    setRefused(undefined);
    setTold(undefined);
    const refusal = await upload(chosen.files);
    setTold(refusal);
    if (refusal !== undefined) return;
    onClose();
    onTaken?.();
  };
  return (
    <FormDialog
      title={kind === "anime" ? "Import anime list" : "Import manga list"}
      problem={problem}
      cure={
        repair && (
          <Button
            variant="outlined"
            size="small"
            isBusy={isWorking}
            heir={uploadButton}
            onClick={() => void work(repair.make)}
          >
            {repair.label}
          </Button>
        )
      }
      told={told}
      isBusy={isUploading || isWorking}
      isBlocked={hasNothing}
      saveLabel={isUploading ? "Uploading..." : "Upload"}
      // What is on its way goes on: a report says what came of it, and takes it back.
      cancelLabel={isUploading ? "Close" : "Cancel"}
      onSave={() => void save()}
      onClose={onClose}
    >
      <DropZone
        isDisabled={isUploading}
        onFiles={([file, another]) => {
          if (file !== undefined) take(choose(file));
          if (another !== undefined) setRefused("Please choose one file at a time.");
        }}
      />
      {chosen !== undefined && (
        <>
          <p className="import-dialog__file">
            Selected file: {chosen.file.name}
            {chosen.files.length > 1 && ` (in ${chosen.files.length} parts)`}
          </p>
          {chosen.problem !== sentences.importNotXml && (
            <>
              <ImportContents summary={summary} kind={kind} />
              {!hasNothing && <p className="import-dialog__notice">{importNotice(brand)}</p>}
            </>
          )}
        </>
      )}
      {isUploading && (chosen?.files.length ?? 0) > 1 && (
        <p role="status">
          {sent} of {chosen?.files.length} parts sent
        </p>
      )}
      <p className="import-dialog__exporter">
        No file yet?{" "}
        <a href={brand.exporterUrl} target="_blank" rel="noreferrer">
          Export your list from MyAnimeList
        </a>
      </p>
    </FormDialog>
  );
}

const uploadButton: Heir = (button) => button.closest("form")?.querySelector("[type=submit]");

/** The way out of a problem that a file has, by what the button that leads there says. Upload comes next. */
function repairOf({ file, problem }: Chosen) {
  if (problem === sentences.importNotXml && isPacked(file)) {
    return { label: "Unpack it for me", make: async () => choose(await unpacked(file)) };
  }
  if (problem !== sentences.importTooLarge) return undefined;
  return { label: "Split it for me", make: () => split(file) };
}

async function split(file: File): Promise<Chosen> {
  const files = await splitList(file);
  if (files.length === 0) throw new Error("We found no titles in this file.");
  if (files.length > limits.importParts) {
    throw new Error(`This list is too large: it would take more than ${limits.importParts} parts.`);
  }
  return { file, files, problem: undefined };
}
