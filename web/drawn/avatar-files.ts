import sharp from "sharp";
import { presetAvatarPath, presetAvatars } from "../../shared/profile.ts";
import { drawAvatar } from "../../shared/drawn/avatars/avatar.ts";
import { cast } from "../../shared/drawn/avatars/cast.ts";
import { cached, contentHash } from "./cache.ts";
import type { SiteFile } from "./site-file.ts";

const pixels = 256;

async function avatarFile(name: (typeof presetAvatars)[number]): Promise<SiteFile> {
  const svg = drawAvatar(cast[name]);
  const bytes = await cached(`${name}-${pixels}-${contentHash(svg)}.webp`, () =>
    sharp(Buffer.from(svg)).resize(pixels).webp({ quality: 82 }).toBuffer(),
  );
  return { file: presetAvatarPath(name).slice(1), bytes };
}

/** The preset avatars as WebP. */
export const avatarFiles = (): Promise<SiteFile[]> => Promise.all(presetAvatars.map(avatarFile));
