import { useState } from "react";
import { PlayIcon } from "../../ui/icons.tsx";
import { trailerPlayer, trailerStill, trailerVideoId } from "./trailer.ts";
import "./Trailer.css";

/** A title's trailer: a still first; the player, and with it a foreign site, only on request. */
export function Trailer({ url, name }: { readonly url: string; readonly name: string }) {
  const [isPlaying, setPlaying] = useState(false);
  const [hasStill, setHasStill] = useState(true);
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
    <button
      type="button"
      className="trailer"
      aria-label={`Play the trailer of ${name}`}
      onClick={() => {
        setPlaying(true);
      }}
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
