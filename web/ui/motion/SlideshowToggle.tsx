import { IconButton } from "../controls/IconButton.tsx";
import { PlayIcon, stroked } from "../display/icons.tsx";

const PauseIcon = stroked("M8.5 5.5v13", "M15.5 5.5v13");

/** Stops slides that move by themselves, and lets them go on. */
export const SlideshowToggle = ({
  what,
  isPaused,
  onToggle,
}: {
  /** What moves, as in 'Pause banners'. */
  readonly what: string;
  readonly isPaused: boolean;
  readonly onToggle: () => void;
}) => (
  <IconButton size="small" label={`${isPaused ? "Play" : "Pause"} ${what}`} onClick={onToggle}>
    {isPaused ? <PlayIcon /> : <PauseIcon />}
  </IconButton>
);
