import type { presetAvatars } from "../../profile.ts";
import type { Accessory } from "./accessories.ts";
import type { Backdrop } from "./backdrops.ts";
import type { HairStyle } from "./hair.ts";
import type { Outfit } from "./outfits.ts";

/** How one of the preset avatars is put together. Colours are written `#rrggbb`. */
export interface Character {
  /** Both ends of the background gradient. */
  readonly sky: readonly [string, string];
  readonly backdrop: Backdrop;
  readonly skin: string;
  readonly hair: string;
  readonly hairStyle: HairStyle;
  readonly outfit: Outfit;
  /** Main and second colour of the outfit. */
  readonly cloth: readonly [string, string];
  readonly accessories: readonly Accessory[];
  /** Rounder eyes with lashes, thinner brows, softer chin. */
  readonly isSoft: boolean;
}

/** The twelve preset avatars. */
export const cast: Readonly<Record<(typeof presetAvatars)[number], Character>> = {
  beach: {
    sky: ["#7fe0ff", "#ffd58a"],
    backdrop: "beach",
    skin: "#e8b48c",
    hair: "#5a3420",
    hairStyle: "spiky",
    outfit: "flowerShirt",
    cloth: ["#ff7a59", "#ffe08a"],
    accessories: ["sunglasses"],
    isSoft: false,
  },
  "beach-girl": {
    sky: ["#ffb3c7", "#ffe3a8"],
    backdrop: "beach",
    skin: "#f3c7a3",
    hair: "#f0b64a",
    hairStyle: "long",
    outfit: "topWithStraps",
    cloth: ["#15b8a6", "#ffffff"],
    accessories: ["sunHat", "flower"],
    isSoft: true,
  },
  king: {
    sky: ["#4b1d6e", "#c0392b"],
    backdrop: "rays",
    skin: "#d9a07a",
    hair: "#6b4a2f",
    hairStyle: "short",
    outfit: "robe",
    cloth: ["#a3122a", "#fff3d6"],
    accessories: ["beard", "crown"],
    isSoft: false,
  },
  queen: {
    sky: ["#2b2d84", "#b65fcf"],
    backdrop: "rays",
    skin: "#f0cdb0",
    hair: "#3a1c3c",
    hairStyle: "updo",
    outfit: "robe",
    cloth: ["#5b2a9d", "#ffe9f5"],
    accessories: ["tiara", "earrings"],
    isSoft: true,
  },
  knight: {
    sky: ["#23395b", "#7fa7c9"],
    backdrop: "shield",
    skin: "#c98d63",
    hair: "#2a1c16",
    hairStyle: "short",
    outfit: "armour",
    cloth: ["#9fb3c8", "#c23b3b"],
    accessories: ["helmet"],
    isSoft: false,
  },
  "knight-female": {
    sky: ["#1f4d4a", "#8fd3b6"],
    backdrop: "shield",
    skin: "#f2c9a8",
    hair: "#b5452c",
    hairStyle: "braid",
    outfit: "armour",
    cloth: ["#c9d4df", "#1e7f6d"],
    accessories: ["circlet"],
    isSoft: true,
  },
  nerd: {
    sky: ["#2c3e66", "#76b6f0"],
    backdrop: "code",
    skin: "#efc3a0",
    hair: "#2b2320",
    hairStyle: "bowl",
    outfit: "shirtAndTie",
    cloth: ["#f4f6fb", "#d64545"],
    accessories: ["glasses"],
    isSoft: false,
  },
  "nerd-female": {
    sky: ["#5a2a5c", "#f39ac0"],
    backdrop: "code",
    skin: "#8d5a3c",
    hair: "#1d1414",
    hairStyle: "buns",
    outfit: "hoodie",
    cloth: ["#ffd166", "#5a2a5c"],
    accessories: ["roundGlasses"],
    isSoft: true,
  },
  scientist: {
    sky: ["#0f5257", "#7de2c6"],
    backdrop: "atoms",
    skin: "#b97a50",
    hair: "#d9d9df",
    hairStyle: "wild",
    outfit: "labCoat",
    cloth: ["#ffffff", "#2d7dd2"],
    accessories: ["goggles"],
    isSoft: false,
  },
  "scientist-female": {
    sky: ["#1b3b6f", "#86c5ff"],
    backdrop: "atoms",
    skin: "#f4d2b8",
    hair: "#24364f",
    hairStyle: "ponytail",
    outfit: "labCoat",
    cloth: ["#ffffff", "#e0457b"],
    accessories: ["glasses", "flask"],
    isSoft: true,
  },
  wizard: {
    sky: ["#1a1446", "#5b4bd6"],
    backdrop: "stars",
    skin: "#e6b997",
    hair: "#e9e6f5",
    hairStyle: "longBehind",
    outfit: "cloak",
    cloth: ["#3b2fa3", "#ffd166"],
    accessories: ["longBeard", "wizardHat"],
    isSoft: false,
  },
  "wizard-girl": {
    sky: ["#3d0f52", "#d457b8"],
    backdrop: "stars",
    skin: "#f6d3bd",
    hair: "#7b4bd1",
    hairStyle: "long",
    outfit: "cloak",
    cloth: ["#5a1880", "#7cf0d0"],
    accessories: ["wizardHat"],
    isSoft: true,
  },
};
