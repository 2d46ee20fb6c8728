import { expect } from 'vitest';

export interface Component {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly parts: Component[];
}

/** Parses a calendar strictly by the standard: lines end with CRLF, are folded correctly, and nest properly. */
export function parseCalendar(text: string): Component {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const root: Component = { name: '', properties: {}, parts: [] };
  const open = [root];
  for (const line of text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)) {
    const at = line.indexOf(':');
    const [name, value] = [line.slice(0, at), line.slice(at + 1)];
    if (name === 'BEGIN') {
      const part: Component = { name: value, properties: {}, parts: [] };
      open.at(-1)!.parts.push(part);
      open.push(part);
    } else if (name === 'END') expect(open.pop()!.name).toBe(value);
    else (open.at(-1)!.properties as Record<string, string>)[name] = value;
  }
  expect(open).toEqual([root]);
  expect(root.parts).toHaveLength(1);
  return root.parts[0]!;
}

export const named = ({ parts }: Component, name: string): Component[] => parts.filter((part) => part.name === name);

type TimeName = 'DTSTART' | 'DTEND' | 'RDATE';

/** A property with a zone: its name, its zone, and its value. */
function zoned(event: Component, name: TimeName): readonly [zone: string, value: string] | undefined {
  const found = Object.entries(event.properties).find(([property]) => property.startsWith(`${name};TZID=`));
  return found && [found[0].slice(`${name};TZID=`.length), found[1]];
}

/** The instant of `20261127T090500` for a calendar program: by the zone defined in the file, not by its name. */
function instantIn(calendar: Component, zoneName: string, local: string): number {
  const zone = named(calendar, 'VTIMEZONE').find(({ properties }) => properties['TZID'] === zoneName)!;
  const rule = zone.parts.filter(({ properties }) => properties['DTSTART']! <= local).at(-1)!;
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(rule.properties['TZOFFSETTO']!)!;
  const iso = local.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6');
  return Date.parse(`${iso}${sign}${hours}:${minutes}`);
}

export function instantOf(calendar: Component, event: Component, end: 'DTSTART' | 'DTEND'): number {
  const [zone, local] = zoned(event, end)!;
  return instantIn(calendar, zone, local);
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** When an event takes place, as a calendar program repeats it: by dates, or weekly until its end. */
export function startsOf(calendar: Component, event: Component): number[] {
  const [zone, first] = zoned(event, 'DTSTART')!;
  const dates = zoned(event, 'RDATE');
  if (dates) return [first, ...dates[1].split(',')].map((local) => instantIn(calendar, zone, local)).sort();
  const { RRULE: rule } = event.properties;
  if (rule === undefined) return [instantIn(calendar, zone, first)];
  const [, days, until] = /^FREQ=WEEKLY;BYDAY=([A-Z,]+);UNTIL=(\d{8}T\d{6})Z$/.exec(rule)!;
  const last = Date.parse(until!.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'));
  const starts: number[] = [];
  for (let day = Date.parse(first.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3')); ; day += 86_400_000) {
    const date = new Date(day).toISOString().slice(0, 10).replaceAll('-', '');
    const start = instantIn(calendar, zone, date + first.slice(8));
    if (start > last) return starts;
    if (days!.split(',').includes(WEEKDAYS[new Date(day).getUTCDay()]!)) starts.push(start);
  }
}
