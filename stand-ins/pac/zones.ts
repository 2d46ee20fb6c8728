/** Postal codes outside the central zone, by prefix, longest first. */
const ZONES: readonly (readonly [string, string])[] = [
  ['6373', 'America/Bahia_Banderas'],
  ['21', 'America/Tijuana'],
  ['22', 'America/Tijuana'],
  ['23', 'America/Mazatlan'],
  ['63', 'America/Mazatlan'],
  ['77', 'America/Cancun'],
  ['80', 'America/Mazatlan'],
  ['81', 'America/Mazatlan'],
  ['82', 'America/Mazatlan'],
  ['83', 'America/Hermosillo'],
  ['84', 'America/Hermosillo'],
  ['85', 'America/Hermosillo'],
];

const CENTRE = 'America/Mexico_City';

export const zoneOf = (postalCode: string): string =>
  ZONES.find(([start]) => postalCode.startsWith(start))?.[1] ?? CENTRE;

/** An instant as local time of a zone, `2026-11-20T10:11:12`. These texts are comparable. */
export function localTime(instant: number, zone = CENTRE): string {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return shown.format(instant).replace(' ', 'T');
}
