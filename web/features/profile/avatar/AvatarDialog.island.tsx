import { lazy, Suspense, useEffect, useState } from "react";
import * as sentences from "../../../../shared/sentences.ts";
import { useChange } from "../../../calls/use-change.ts";
import { toast } from "../../../toasts/toast.ts";
import { AvatarChoice } from "./AvatarChoice.island.tsx";
import { AvatarUpload } from "./AvatarUpload.island.tsx";
import { croppedPicture } from "./cropped-picture.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.island.tsx";
import { fileProblem, uploadProblem } from "./picture-problem.ts";
import type { PicturePart } from "./PictureCrop.island.tsx";

const PictureCrop = lazy(async () => ({
  default: (await import("./PictureCrop.island.tsx")).PictureCrop,
}));

/** Where the owner of a profile chooses one of the pictures, or uploads the part of one that they like. */
export function AvatarDialog({
  current,
  uploaded,
  onClose,
}: {
  /** Path of the picture they have now. */
  readonly current: string;
  /** Path of their last upload, if they have one. */
  readonly uploaded: string | null;
  readonly onClose: () => void;
}) {
  const [chosen, setChosen] = useState<string>();
  const [picked, setPicked] = useObjectUrl();
  const [part, setPart] = useState<PicturePart>();
  const [cropped, setCropped] = useState<{ readonly part: PicturePart; readonly file: File }>();
  const [problem, setProblem] = useState<string>();
  const choose = useChange("update_user");
  const upload = useChange("upload_profile_picture");

  const pick = (file: File) => {
    const refusal = fileProblem(file);
    setProblem(refusal);
    if (refusal === undefined) setPicked(file);
  };
  const goBack = () => {
    setPicked(undefined);
    setPart(undefined);
    setProblem(undefined);
  };
  const saveChosen = async () => {
    if (chosen === undefined) {
      setProblem(sentences.unknownAvatar);
      return;
    }
    try {
      await choose.mutateAsync({ avatar_url: chosen });
      toast.success("Your avatar is saved.");
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : sentences.unexpected);
    }
  };
  const savePart = async (chosenPart: PicturePart) => {
    const { image, crop } = chosenPart;
    try {
      // Pressing Save again sends the same file: for the server it is the same upload, then.
      const file = cropped?.part === chosenPart ? cropped.file : await croppedPicture(image, crop);
      setCropped({ part: chosenPart, file });
      const { message } = await upload.mutateAsync({ profile_picture: file });
      toast.success(message === "" ? sentences.pictureUploaded : message);
      onClose();
    } catch (error) {
      setProblem(uploadProblem(error instanceof Error ? error : new Error()));
    }
  };
  return (
    <FormDialog
      title="Change avatar"
      problem={problem}
      isBusy={choose.isPending || upload.isPending || (picked !== undefined && part === undefined)}
      onSave={() => {
        void (part === undefined ? saveChosen() : savePart(part));
      }}
      cancelLabel={picked === undefined ? "Cancel" : "Back"}
      onClose={picked === undefined ? onClose : goBack}
    >
      {picked === undefined ? (
        <>
          <AvatarUpload onPick={pick} />
          <AvatarChoice
            current={current}
            uploaded={uploaded}
            chosen={chosen}
            onChoose={(path) => {
              setChosen(path);
              setProblem(undefined);
            }}
          />
        </>
      ) : (
        <Suspense fallback={null}>
          <PictureCrop
            url={picked}
            onChange={setPart}
            onBroken={() => {
              goBack();
              setProblem(sentences.notAPicture);
            }}
          />
        </Suspense>
      )}
    </FormDialog>
  );
}

/** The address of a file in this browser, given back when it is not needed any more. */
function useObjectUrl(): [string | undefined, (file: File | undefined) => void] {
  const [url, setUrl] = useState<string>();
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    },
    [url],
  );
  return [
    url,
    (file) => {
      setUrl(file && URL.createObjectURL(file));
    },
  ];
}
