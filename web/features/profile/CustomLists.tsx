import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { lazyPage } from "../../lazy-page.ts";
import type { CallResponse } from "../../api.ts";
import { paths } from "../../paths.ts";
import { useCall, useChange } from "../../queries.ts";
import { toast } from "../../toasts/toast.ts";
import { Button } from "../../ui/Button.tsx";
import { CoverImage } from "../../ui/CoverImage.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { PlusIcon, TrashIcon } from "../../ui/icons.tsx";
import { VisibilityMark } from "../lists/VisibilityMark.tsx";
import { ListsSkeleton } from "./ListsSkeleton.tsx";
import "./UserLists.css";

const ListDialog = lazyPage(async () => (await import("../../islands/ListDialog.tsx")).ListDialog);
const DeleteDialog = lazyPage(
  async () => (await import("../../islands/DeleteDialog.tsx")).DeleteDialog,
);

type List = CallResponse<"lists">[number];

/** The custom lists of a user; the owner makes, hides and deletes them here. */
export function CustomLists({
  username,
  isOwner,
}: {
  readonly username: string;
  readonly isOwner: boolean;
}) {
  const { data, isPending, refetch } = useCall("lists", { username });
  if (isPending) return <ListsSkeleton />;
  if (data === undefined) {
    return (
      <EmptyState text="The lists could not be loaded.">
        <Button onClick={() => void refetch()}>Retry</Button>
      </EmptyState>
    );
  }
  return (
    <div className="user-lists">
      {isOwner && <CreateListButton isFirst={data.length === 0} />}
      {data.length === 0 ? (
        <EmptyState
          text={isOwner ? "You have no custom lists yet." : `${username} has no public lists yet.`}
        />
      ) : (
        <ul className="user-lists__grid">
          {data.map((list) => (
            <ListCard key={list.id} list={list} />
          ))}
        </ul>
      )}
    </div>
  );
}

function CreateListButton({ isFirst }: { readonly isFirst: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const prepare = () => void ListDialog.preload();
  return (
    <div className="user-lists__bar">
      <Button
        variant={isFirst ? "primary" : "outlined"}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setOpen(true);
        }}
      >
        <PlusIcon />
        Create List
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ListDialog
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

function ListCard({ list }: { readonly list: List }) {
  const { name, description, count, covers } = list;
  return (
    <li className="user-list">
      <Link className="user-list__link" to={paths.customList(list.id)}>
        <span className="user-list__covers" data-count={covers.length}>
          {covers.map((cover) => (
            <CoverImage key={cover} src={cover} />
          ))}
        </span>
        <span className="user-list__words">
          <span className="user-list__name">{name}</span>
          {description !== "" && <span className="user-list__description">{description}</span>}
        </span>
      </Link>
      <div className="user-list__foot">
        <span className="user-list__count">
          {count} {count === 1 ? "title" : "titles"}
        </span>
        {list.owner && <OwnerTools list={list} />}
      </div>
    </li>
  );
}

function OwnerTools({ list }: { readonly list: List }) {
  const [isDeleting, setDeleting] = useState(false);
  const { mutateAsync: remove } = useChange("delete_list");
  return (
    <span className="user-list__tools">
      <VisibilityToggle list={list} />
      <IconButton
        label={`Delete list: ${list.name}`}
        aria-haspopup="dialog"
        onPointerEnter={() => void DeleteDialog.preload()}
        onFocus={() => void DeleteDialog.preload()}
        onClick={() => {
          setDeleting(true);
        }}
      >
        <TrashIcon />
      </IconButton>
      <Suspense fallback={null}>
        {isDeleting && (
          <DeleteDialog
            onDelete={() => remove({ list_id: list.id })}
            onClose={() => {
              setDeleting(false);
            }}
          />
        )}
      </Suspense>
    </span>
  );
}

function VisibilityToggle({ list }: { readonly list: List }) {
  const { mutate, isPending } = useChange("edit_list");
  return (
    <Button
      variant="quiet"
      size="small"
      className="user-list__visibility"
      aria-pressed={list.public}
      aria-label={`Public: ${list.name}`}
      title={list.public ? "Anyone can view this list" : "Only you can view this list"}
      isBusy={isPending}
      onClick={() => {
        mutate(
          { list_id: list.id, public: !list.public },
          {
            onError: (error) => {
              toast.error(error.message);
            },
          },
        );
      }}
    >
      <VisibilityMark isPublic={list.public} />
    </Button>
  );
}
