// Finds code outside the rooms of item kinds that checks an item's kind. Differences between kinds belong in a
// fulfilment (src/app/orders/fulfilment.ts); checks elsewhere would have to be found and changed for each new kind.

/**
 * The rooms of today's kinds: trips in booking, follow-up sales in amendments, and the screens that show one of the
 * three.
 */
const ROOMS = [
  /^src\/(domain|app|adapters\/db|web)\/(booking|amendments)\//,
  /^src\/web\/flows\/(reservation|itinerary)\//,
  /^src\/main\/rooms\/fulfilments\.ts$/,
  // The view of a reservation includes its kind; letters read it in one place.
  /^src\/(wire\/reservation|http\/format\/reservation-view)\.ts$/,
  /^src\/http\/(format\/letters\/payment-words|additions\/letters)\.ts$/,
];

const KIND = String.raw`'trip'|'trip-change'|'luggage'`;

/** A kind by its name next to `kind`, one of the predicates or names of kinds, or properties that only one kind has. */
const ASKED = new RegExp(
  [
    String.raw`\bkind\b[^\n;]{0,20}[=!]==?\s*(?:${KIND})`,
    String.raw`\b(?:isChange|isAdding|isFollowUp)\(`,
    String.raw`\b(?:TRIP_CHANGE|LUGGAGE)\b`,
    String.raw`\b(?:reservation|view|order|stored|found|trip)\??\.(?:adding|change)\b`,
    String.raw`[{,]\s*(?:adding|change)\s*[,}][^\n]*[=:][^\n]*\b(?:reservation|order)\b`,
    String.raw`\b[a-z]\.(?:adding|change)\s+is\b`,
  ].join('|'),
);

/** The first check in a file, or undefined; `code` is without comments. */
export function askedKind(file: string, code: string): string | undefined {
  if (!file.startsWith('src/') || /\.test\.tsx?$|\/testing\//.test(file)) return undefined;
  return ROOMS.some((room) => room.test(file)) ? undefined : ASKED.exec(code)?.[0];
}
