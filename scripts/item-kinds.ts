// Finds code outside the rooms of item kinds that checks an item's kind. Differences between kinds belong in a
// fulfilment (src/app/orders/fulfilment.ts); checks elsewhere would have to be found and changed for each new kind.

interface Kind {
  /** As `order_item.kind` stores it. */
  readonly name: string;
  readonly constant: string;
  /** Where the kind may be asked for. */
  readonly rooms: readonly RegExp[];
  /** Its name is also a kind of something else. */
  readonly isCommon?: boolean;
}

/** Trips in booking, their follow-up sales in amendments, and the screens that show one of the three. */
const BUS = [
  /^src\/(domain|app|adapters\/db|web)\/(booking|amendments)\//,
  /^src\/web\/flows\/(reservation|itinerary)\//,
  // The view of a reservation includes its kind; letters read it in one place.
  /^src\/(wire\/reservation|http\/format\/reservation-view)\.ts$/,
  /^src\/http\/(format\/letters\/payment-words|additions\/letters)\.ts$/,
];

const roomsOf = (room: string) => [
  new RegExp(String.raw`^src/(?:domain|app|adapters/db|http|web|wire|text)/${room}(?:/|\.ts$)`),
  new RegExp(String.raw`^src/main/rooms/${room}\.ts$`),
];

export const KINDS: readonly Kind[] = [
  { name: 'trip', constant: 'TRIP', rooms: BUS, isCommon: true },
  { name: 'trip-change', constant: 'TRIP_CHANGE', rooms: BUS },
  { name: 'luggage', constant: 'LUGGAGE', rooms: BUS },
  { name: 'on-board', constant: 'ON_BOARD', rooms: BUS },
  { name: 'gift-card', constant: 'GIFT_CARD', rooms: roomsOf('gifts') },
  { name: 'points-pack', constant: 'POINTS_PACK', rooms: roomsOf('packs') },
  { name: 'tour', constant: 'TOUR', rooms: [...roomsOf('tours'), /^src\/wire\/tours-[a-z]+\.ts$/] },
  { name: 'adventure', constant: 'ADVENTURE', rooms: roomsOf('adventures') },
  {
    name: 'basket',
    constant: 'BASKET',
    rooms: [...roomsOf('basket'), /^src\/domain\/payment\/basket-share\.ts$/],
    isCommon: true,
  },
  { name: 'lounge-visit', constant: 'LOUNGE_VISIT', rooms: roomsOf('lounge') },
];

/** The records that map each kind to what it does, and to its words. */
export const RECORDS: readonly string[] = ['src/main/rooms/fulfilments.ts', 'src/http/orders/kinds.ts'];

/** The constants of kinds in a record, by which it says what each does, that nothing here looks for. */
export const kindsNotLookedFor = (code: string): readonly string[] =>
  [...code.matchAll(/^ {2,}\[([A-Z_]+)\]:/gm)]
    .map(([, constant = '']) => constant)
    .filter((constant) => KINDS.every((kind) => kind.constant !== constant));

/** A kind next to `kind` in code or in a statement, as a case, or by its constant. */
const askedOf = ({ name, constant, isCommon = false }: Kind): RegExp =>
  new RegExp(
    [
      String.raw`\bkind\b[^\n;]{0,20}(?:[=!]==?|<>)\s*'${name}'`,
      String.raw`\bkind = '${name}'`,
      String.raw`\bkind (?:not )?in \([^)\n]*'${name}'`,
      String.raw`\bkinds?\b[^\n;]{0,20}\.(?:includes|has)\('${name}'\)`,
      ...(isCommon ? [] : [String.raw`\bcase '${name}'`, String.raw`\b${constant}\b`]),
    ].join('|'),
  );

/** Predicates and properties that only kinds of the bus have. */
const ASKED_OF_BUS = new RegExp(
  [
    String.raw`\b(?:isChange|isAdding|isFollowUp)\(`,
    String.raw`\b(?:reservation|view|order|stored|found|trip)\??\.(?:adding|change)\b`,
    String.raw`[{,]\s*(?:adding|change)\s*[,}][^\n]*[=:][^\n]*\b(?:reservation|order)\b`,
    String.raw`\b[a-z]\.(?:adding|change)\s+is\b`,
    // A flag that one place sets and others ask.
    String.raw`\b(?:is|has)(?:Trip|_trip)\b`,
  ].join('|'),
);

const CHECKS: readonly { readonly asked: RegExp; readonly rooms: readonly RegExp[] }[] = [
  ...KINDS.map((kind) => ({ asked: askedOf(kind), rooms: kind.rooms })),
  { asked: ASKED_OF_BUS, rooms: BUS },
];

/** The first check in a file, or undefined; `code` is without comments. */
export function askedKind(file: string, code: string): string | undefined {
  if (!file.startsWith('src/') || /\.test\.tsx?$|\/testing\//.test(file) || RECORDS.includes(file)) return undefined;
  for (const { asked, rooms } of CHECKS) {
    const found = rooms.some((room) => room.test(file)) ? undefined : asked.exec(code)?.[0];
    if (found) return found;
  }
  return undefined;
}
