/** The preset avatars, in the order the picker shows them. */
export const presetAvatars = [
  "beach",
  "beach-girl",
  "king",
  "knight",
  "knight-female",
  "nerd",
  "nerd-female",
  "queen",
  "scientist",
  "scientist-female",
  "wizard",
  "wizard-girl",
] as const;

/** The path of a preset avatar's picture. */
export function presetAvatarPath(name: (typeof presetAvatars)[number]): string {
  return `/static/profile-pictures/${name}.webp`;
}

/** Whether a path is that of a preset avatar. */
export const isPresetAvatar = (path: string): boolean =>
  presetAvatars.some((name) => presetAvatarPath(name) === path);

/** Shown for users who have not chosen a picture. */
export const defaultAvatar = presetAvatarPath("nerd");
