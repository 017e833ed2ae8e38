/** The shades of one hair colour. */
export interface HairTones {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
}

const shape = (colour: string, path: string): string => `<path d="${path}" fill="${colour}"/>`;

const shine = (colour: string, path: string): string =>
  `<path d="${path}" stroke="${colour}" stroke-width="11" fill="none" stroke-linecap="round" opacity=".6"/>`;

/** One hair style: what hangs behind the head, and what lies over the forehead. */
interface Style {
  readonly behind: (tones: HairTones) => string;
  readonly front: (tones: HairTones) => string;
}

const nothing = (): string => "";

const spiky: Style = {
  behind: nothing,
  front: ({ base }) =>
    shape(
      base,
      "M140 262C112 120 400 120 372 262L352 218 334 240 316 190 290 226 262 180 236 226 208 190 186 236 166 216Z",
    ) +
    shape(
      base,
      "M150 190L122 130 184 142 190 92 244 122 280 78 308 124 366 100 358 152 396 156 366 200Z",
    ),
};

const long: Style = {
  behind: ({ dark }) =>
    shape(
      dark,
      "M124 250C110 90 402 90 388 250L408 440C380 470 340 460 330 420L182 420C172 460 132 470 104 440Z",
    ),
  front: ({ base, light }) =>
    shape(
      base,
      "M136 290C104 110 408 110 376 290 372 240 350 214 318 206 300 236 220 238 176 214 150 226 140 250 136 290Z",
    ) + shine(light, "M186 150Q256 116 326 150"),
};

const short: Style = {
  behind: nothing,
  front: ({ base }) =>
    shape(
      base,
      "M138 270C116 118 396 118 374 270L362 222C330 214 318 196 306 178 270 214 196 214 160 208L148 232Z",
    ),
};

const updo: Style = {
  behind: ({ dark }) =>
    `<circle cx="256" cy="92" r="62" fill="${dark}"/>` +
    shape(dark, "M136 260C120 110 392 110 376 260L372 330 140 330Z"),
  front: ({ base, light }) =>
    shape(
      base,
      "M138 284C108 112 404 112 374 284 366 232 330 204 256 172 182 204 146 232 138 284Z",
    ) + shine(light, "M214 84Q256 60 298 84"),
};

const braid: Style = {
  behind: ({ base, dark }) =>
    shape(dark, "M132 250C118 100 394 100 380 250L376 330 136 330Z") +
    shape(
      base,
      "M372 300q44 30 20 60q34 26 6 58q24 24-6 50l-22 18-6-24q-22-26 4-48q-26-28 2-58q-18-26 2-56z",
    ),
  front: ({ base }) =>
    shape(
      base,
      "M136 290C106 108 406 108 376 290 368 236 344 214 300 184 290 220 220 246 164 222 146 240 140 262 136 290Z",
    ),
};

const bowl: Style = {
  behind: nothing,
  front: ({ base, light }) =>
    shape(base, "M134 276C108 104 404 104 378 276L360 222C300 236 212 236 152 222Z") +
    shine(light, "M190 172Q250 146 314 168"),
};

const buns: Style = {
  behind: ({ dark }) =>
    `<circle cx="140" cy="126" r="58" fill="${dark}"/><circle cx="372" cy="126" r="58" fill="${dark}"/>` +
    shape(dark, "M136 250C120 110 392 110 376 250V310H136Z"),
  front: ({ base }) =>
    shape(
      base,
      "M136 284C108 108 404 108 376 284 364 226 322 208 256 206 190 208 148 226 136 284Z",
    ),
};

const ponytail: Style = {
  behind: ({ dark, base }) =>
    shape(
      dark,
      "M330 118C430 84 486 190 452 300 442 338 446 366 458 392 408 380 392 340 400 288 408 236 390 196 344 178Z",
    ) +
    shape(
      base,
      "M346 132C414 116 454 200 430 290 424 318 424 340 430 362 410 340 406 316 412 284 422 220 396 178 350 160Z",
    ) +
    shape("#e0457b", "M336 112 364 124 352 186 326 170Z") +
    shape(dark, "M136 260C124 110 388 110 376 260V310H136Z"),
  front: ({ base, light }) =>
    shape(
      base,
      "M136 292C106 106 406 106 376 292 370 240 350 222 324 190 280 224 210 230 158 220 146 240 140 262 136 292Z",
    ) + shine(light, "M188 176Q246 148 304 166"),
};

const wild: Style = {
  behind: ({ dark }) =>
    shape(
      dark,
      "M120 290L84 250 116 232 76 184 124 176 104 118 160 128 176 76 222 108 256 62 290 108 336 76 352 128 408 118 388 176 436 184 396 232 428 250 392 290Z",
    ),
  front: ({ base }) =>
    shape(
      base,
      "M138 262C126 150 386 150 374 262L352 206 316 220 288 186 256 216 222 186 194 220 160 206Z",
    ),
};

const longBehind: Style = {
  behind: ({ dark }) =>
    shape(dark, "M130 250C120 110 392 110 382 250L398 400C360 440 150 440 114 400Z"),
  front: ({ base }) =>
    shape(
      base,
      "M136 300C116 120 396 120 376 300 370 240 350 220 330 206H182C162 220 142 240 136 300Z",
    ),
};

/** The hair styles by name. */
export const hairStyles = {
  spiky,
  long,
  short,
  updo,
  braid,
  bowl,
  buns,
  ponytail,
  wild,
  longBehind,
} as const;

export type HairStyle = keyof typeof hairStyles;
