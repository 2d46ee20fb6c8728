import { DAY, HOUR, type Instant, MINUTE, SECOND } from '#kernel/instant.ts';

/**
 * The moment at which data is written or loaded, and the noon of its day in Guadalajara, as the small line counts days.
 */
export interface Moments {
  readonly now: Instant;
  readonly noon: Instant;
}

// 1. a moment in milliseconds 2. a moment as text 3. a day; longer runs of digits match none of them
const IN_DATA =
  /(?<![\w.])(1[78]\d{11})(?![\w.])|(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)|(?<!\d)(20\d\d-[01]\d-[0-3]\d)(?!\d)/g;
const TOKEN_PARTS = /\{(now|noon)(-ms)? ([+-])(\d+):(\d\d)(?::(\d\d)\.(\d{3}))?\}|\{day ([+-]\d+)\}/;
const TOKEN = new RegExp(TOKEN_PARTS, 'g');

/**
 * Data with its moments relative to the moment of writing: what the clock wrote as `{now -0:03:12.345}`, what was
 * computed from the timetable, and so is on a whole minute, as `{noon +92:00}`, days as `{day +4}`. `-ms` is a number
 * of milliseconds.
 */
export const relative = (text: string, written: Moments): string =>
  text.replace(IN_DATA, (found, ms: string | undefined, moment: string | undefined) => {
    if (ms !== undefined) return momentToken(Number(ms), '-ms', written);
    if (moment !== undefined) return momentToken(Math.floor(Date.parse(moment)), '', written);
    const days = Math.round((Date.parse(found) - startOfDay(written)) / DAY);
    return `{day ${days < 0 ? '' : '+'}${days}}`;
  });

/**
 * The same data as of the moment of loading: what waited still waits, and a bus that left in four days does so again.
 */
export const absolute = (text: string, loaded: Moments): string =>
  text.replace(TOKEN, (token) => {
    const [, from, unit, sign, hours, minutes, seconds = 0, milliseconds = 0, days] = TOKEN_PARTS.exec(token)!;
    if (days !== undefined) return new Date(startOfDay(loaded) + Number(days) * DAY).toISOString().slice(0, 10);
    const distance = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND + Number(milliseconds);
    const at = loaded[from as keyof Moments] + (sign === '-' ? -distance : distance);
    return unit === undefined ? new Date(at).toISOString() : String(at);
  });

/** Midnight of the day by which the small line is moved, in UTC. */
const startOfDay = ({ noon }: Moments): number => Math.floor(noon / DAY) * DAY;

function momentToken(at: number, unit: '' | '-ms', written: Moments): string {
  const from = at % MINUTE === 0 ? 'noon' : 'now';
  const distance = Math.abs(at - written[from]);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const seconds = `:${two((distance % MINUTE) / SECOND)}.${String(distance % SECOND).padStart(3, '0')}`;
  const clock = `${Math.floor(distance / HOUR)}:${two((distance % HOUR) / MINUTE)}${from === 'now' ? seconds : ''}`;
  return `{${from}${unit} ${at < written[from] ? '-' : '+'}${clock}}`;
}
