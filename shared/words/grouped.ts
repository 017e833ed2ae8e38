/** A whole number as "1,000"; by hand, for what the first use of Intl costs (decision 0111). */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
