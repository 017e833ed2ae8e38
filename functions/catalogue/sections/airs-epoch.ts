/** What broadcast slots are counted from in a snapshot, in seconds since 1970: Sazae-san has been on the air since 1969. */
export const airsEpochSeconds = Date.parse("1940-01-01T00:00:00Z") / 1000;
