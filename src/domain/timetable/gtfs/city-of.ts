/** Everything from the first bracket, comma or long dash: platforms, directions, districts. */
const DETAIL = /\s*[(,–—].*$/;

/** The city of a stop without that column: its name without the details. */
export const cityOf = (name: string): string => name.replace(DETAIL, '').trim() || name;
