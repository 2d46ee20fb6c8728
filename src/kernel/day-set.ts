import { DAY, type LocalDate } from '#kernel/instant.ts';

/** Days since 1970-01-01. */
export const dayNumber = (date: LocalDate): number => {
  const known = numbers.get(date);
  if (known !== undefined) return known;
  if (numbers.size >= REMEMBERED) numbers.clear();
  const number = Date.parse(`${date}T00:00:00Z`) / DAY;
  numbers.set(date, number);
  return number;
};

export const dayOfNumber = (number: number): LocalDate => {
  const known = dates.get(number);
  if (known !== undefined) return known;
  if (dates.size >= REMEMBERED) dates.clear();
  const date = new Date(number * DAY).toISOString().slice(0, 10) as LocalDate;
  dates.set(number, date);
  return date;
};

/** Cached: all questions are about the same few days. Cleared when there are more. */
const REMEMBERED = 4_000;
const numbers = new Map<LocalDate, number>();
const dates = new Map<number, LocalDate>();

/** A set of days as bits, which knows the position of each in their order. */
export class DaySet {
  readonly size: number;
  readonly #first: number;
  readonly #bits: Uint32Array;
  /** How many days are before each word of bits. */
  readonly #before: Uint32Array;

  /** `days`: in order, each once, as numbers. */
  constructor(days: ArrayLike<number>) {
    this.size = days.length;
    this.#first = days[0] ?? 0;
    const span = (days[days.length - 1] ?? -1) - this.#first + 1;
    this.#bits = new Uint32Array((span + 31) >>> 5);
    for (let index = 0; index < days.length; index += 1) {
      const offset = days[index]! - this.#first;
      this.#bits[offset >>> 5]! |= 1 << (offset & 31);
    }
    this.#before = new Uint32Array(this.#bits.length);
    for (let word = 1; word < this.#bits.length; word += 1)
      this.#before[word] = this.#before[word - 1]! + bitsIn(this.#bits[word - 1]!);
  }

  /** Position of a day among the days of the set; undefined when it is not one of them. */
  indexOf(day: number): number | undefined {
    const offset = day - this.#first;
    // Also for a text that is no day: NaN is not greater than anything.
    if (!(offset >= 0)) return undefined;
    const word = this.#bits[offset >>> 5];
    if (word === undefined || ((word >>> (offset & 31)) & 1) === 0) return undefined;
    return this.#before[offset >>> 5]! + bitsIn(word & ((1 << (offset & 31)) - 1));
  }

  /** The day at a position, which must be one of the set. */
  at(index: number): number {
    let [low, high] = [0, this.#before.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.#before[middle]! <= index) low = middle;
      else high = middle - 1;
    }
    let word = this.#bits[low]!;
    for (let left = index - this.#before[low]!; left > 0; left -= 1) word &= word - 1;
    return this.#first + low * 32 + (31 - Math.clz32(word & -word));
  }

  /** The days in order. */
  *days(): Generator<number, undefined> {
    for (let index = 0; index < this.size; index += 1) yield this.at(index);
  }
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Makes sets of days; equal ones are one object, because many trips run on the same days. */
export function createDaySets(): (days: ArrayLike<number>) => DaySet {
  const known = new Map<string, DaySet>();
  return (days) => {
    const key = keyOf(days);
    const set = known.get(key) ?? new DaySet(days);
    known.set(key, set);
    return set;
  };
}

/** The first and last day of each stretch: short for trips that run daily. */
function keyOf(days: ArrayLike<number>): string {
  let key = '';
  for (let index = 0; index < days.length; index += 1) {
    if (days[index] !== days[index - 1]! + 1) key += `${days[index]}-`;
    if (days[index + 1] !== days[index]! + 1) key += `${days[index]} `;
  }
  return key;
}
