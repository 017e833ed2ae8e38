import { Suspense, useState, type ReactNode } from "react";
import { kinds, type Kind } from "../../../shared/kind.ts";
import { paths } from "../../addresses/paths.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import type { CallResponse } from "../../calls/api.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { PersonIcon } from "../../ui/display/icons.tsx";
import { FileIcon } from "../../ui/display/page-icons.tsx";
import { PencilIcon } from "../../ui/display/pencil-icon.tsx";
import { ImportDialog } from "../import/lazy-import-dialog.ts";
import { SharePictureButton } from "../sharing/SharePictureButton.tsx";
import type { SharedCard } from "../sharing/shared-card.ts";

const BioDialog = lazyPage(() => import("./BioDialog.island.tsx").then((code) => code.BioDialog));
const AvatarDialog = lazyPage(() =>
  import("./avatar/AvatarDialog.island.tsx").then((code) => code.AvatarDialog),
);

/** The pictures of somebody's own profile. */
const ownCards = (username: string): readonly SharedCard[] => [
  {
    label: "Rank",
    card: { of: "rank", username },
    page: paths.profile(username),
    isOwn: true,
  },
  ...kinds.map((kind) => ({
    label: `Favourite ${kind}`,
    card: { of: "favourites", username, kind } as const,
    isOwn: true,
  })),
];

/** The owner's ways to change the profile. The code of a dialog is fetched when its button gets attention. */
export function OwnerActions({
  profile,
}: {
  readonly profile: CallResponse<"profile">["results"][number];
}) {
  const { username, bio } = profile;
  const [isUnfolded, setUnfolded] = useState(false);
  const [open, setOpen] = useState<"avatar" | "bio" | Kind>();
  const close = () => {
    setOpen(undefined);
  };
  return (
    <>
      <div className="profile-head__actions">
        <Button
          variant="outlined"
          aria-expanded={isUnfolded}
          aria-controls="profile-edit"
          onClick={() => {
            setUnfolded(!isUnfolded);
          }}
        >
          <PencilIcon />
          Edit
        </Button>
        <SharePictureButton cards={ownCards(username)} />
      </div>
      <div id="profile-edit" className="profile-head__edits" hidden={!isUnfolded}>
        <DialogButton
          onPrepare={AvatarDialog.preload}
          onOpen={() => {
            setOpen("avatar");
          }}
        >
          <PersonIcon />
          Change avatar
        </DialogButton>
        <DialogButton
          onPrepare={BioDialog.preload}
          onOpen={() => {
            setOpen("bio");
          }}
        >
          <PencilIcon />
          Change bio
        </DialogButton>
        {kinds.map((kind) => (
          <DialogButton
            key={kind}
            onPrepare={ImportDialog.preload}
            onOpen={() => {
              setOpen(kind);
            }}
          >
            <FileIcon />
            Import {kind}
          </DialogButton>
        ))}
      </div>
      <Suspense fallback={null}>
        {open === "avatar" && (
          <AvatarDialog
            current={profile.avatar_url}
            uploaded={profile.uploaded_picture}
            onClose={close}
          />
        )}
        {open === "bio" && <BioDialog current={bio} onClose={close} />}
        {(open === "anime" || open === "manga") && <ImportDialog kind={open} onClose={close} />}
      </Suspense>
    </>
  );
}

function DialogButton({
  onPrepare,
  onOpen,
  children,
}: {
  readonly onPrepare: () => void;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={onOpen}
    >
      {children}
    </Button>
  );
}
