import { useRef, useState } from "react";
import { regionOf, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { PlayIcon } from "../../ui/display/icons.tsx";
import { trailerPlayer, trailerStill, trailerVideoId } from "./trailer.ts";
import "./Trailer.css";

/** A title's trailer: a still first; the player, and with it a foreign site, only on request. */
export function Trailer({ url, name }: { readonly url: string; readonly name: string }) {
  const [isPlaying, setPlaying] = useState(false);
  const videoId = trailerVideoId(url);
  if (videoId === undefined) return <p className="trailer__missing">Trailer not available</p>;
  if (isPlaying) {
    return (
      <iframe
        className="trailer"
        src={trailerPlayer(videoId)}
        title={`Trailer of ${name}`}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        // The player refuses to start without knowing the site it is on.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <PlayButton
      videoId={videoId}
      name={name}
      onPlay={() => {
        setPlaying(true);
      }}
    />
  );
}

function PlayButton({
  videoId,
  name,
  onPlay,
}: {
  readonly videoId: string;
  readonly name: string;
  readonly onPlay: () => void;
}) {
  const [hasStill, setHasStill] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  // Not the player itself, from which Esc would not close the dialog any more; it is one Tab away.
  useFocusHeir(button, regionOf);
  return (
    <button
      ref={button}
      type="button"
      className="trailer"
      aria-label={`Play the trailer of ${name}`}
      onClick={onPlay}
    >
      {hasStill && (
        <img
          src={trailerStill(videoId)}
          alt=""
          width={480}
          height={360}
          onError={() => {
            setHasStill(false);
          }}
        />
      )}
      <span className="trailer__play">
        <PlayIcon />
      </span>
    </button>
  );
}
