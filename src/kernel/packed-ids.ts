import type { Id } from '#kernel/ids.ts';

const WORDS = 4;
/** Entries of the hash table per id: fewer would make its chains long. */
const ROOM = 4 / 3;
/** Where the 32 digits of a UUID are, and its four dashes. */
const DIGITS = Array.from('xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx').flatMap((sign, at) => (sign === 'x' ? [at] : []));
const DASHES = [8, 13, 18, 23];
const LENGTH = 36;
const DASH = 45;
const NONE = 255;

/** The value of each lower-case hexadecimal digit by its character code. */
const VALUES = new Uint8Array(128).fill(NONE);
const SIGNS = Array.from('0123456789abcdef', (sign, value) => {
  VALUES[sign.charCodeAt(0)] = value;
  return sign.charCodeAt(0);
});

/** The UUID being read or written: nothing is awaited while they are in use. */
const words = new Uint32Array(WORDS);
const signs: number[] = Array.from({ length: LENGTH }, () => DASH);

/**
 * Numbered ids, found by number and by id. A UUID as the database writes it takes 22 bytes; other texts are kept as
 * they are.
 */
export class PackedIds<Kind extends string> {
  readonly #words: Uint32Array;
  /** By hash: a number plus one, 0 where there is none. */
  readonly #slots: Uint32Array;
  readonly #otherIds = new Map<number, Id<Kind>>();
  readonly #otherNumbers = new Map<string, number>();

  /** `count`: at most so many ids. */
  constructor(count: number) {
    this.#words = new Uint32Array(count * WORDS);
    this.#slots = new Uint32Array(Math.ceil(count * ROOM) + 1);
  }

  set(number: number, id: Id<Kind>): void {
    if (readUuid(id)) return this.#put(number);
    this.#otherIds.set(number, id);
    this.#otherNumbers.set(id, number);
  }

  /** The same for the 16 bytes of a UUID. */
  setBytes(number: number, bytes: Uint8Array, from: number): void {
    for (let word = 0; word < WORDS; word += 1) {
      const at = from + word * 4;
      words[word] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
    }
    this.#put(number);
  }

  at(number: number): Id<Kind> {
    const other = this.#otherIds.get(number);
    if (other !== undefined) return other;
    for (let digit = 0; digit < DIGITS.length; digit += 1) {
      const word = this.#words[number * WORDS + (digit >>> 3)]!;
      signs[DIGITS[digit]!] = SIGNS[(word >>> (28 - 4 * (digit & 7))) & 15]!;
    }
    return String.fromCharCode.apply(undefined, signs) as Id<Kind>;
  }

  numberOf(id: Id<Kind>): number | undefined {
    if (!readUuid(id)) return this.#otherNumbers.get(id);
    const slots = this.#slots;
    for (let slot = this.#firstSlot(); slots[slot] !== 0; slot = slot + 1 === slots.length ? 0 : slot + 1) {
      const number = slots[slot]! - 1;
      if (this.#isAt(number)) return number;
    }
    return undefined;
  }

  #put(number: number): void {
    this.#words.set(words, number * WORDS);
    const slots = this.#slots;
    let slot = this.#firstSlot();
    while (slots[slot] !== 0) slot = slot + 1 === slots.length ? 0 : slot + 1;
    slots[slot] = number + 1;
  }

  #isAt(number: number): boolean {
    const at = number * WORDS;
    const stored = this.#words;
    return (
      stored[at + 3] === words[3] &&
      stored[at + 2] === words[2] &&
      stored[at + 1] === words[1] &&
      stored[at] === words[0]
    );
  }

  #firstSlot(): number {
    let hash = Math.imul(words[0]! ^ (words[1]! >>> 15), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13) ^ words[1]!, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 16) ^ words[2]!, 0x27d4eb2f);
    hash = Math.imul(hash ^ (hash >>> 15) ^ words[3]!, 0x165667b1);
    return Math.floor(((hash >>> 0) / 0x1_0000_0000) * this.#slots.length);
  }
}

/** Reads a UUID of lower-case digits into `words`; false for any other text. */
function readUuid(text: string): boolean {
  if (text.length !== LENGTH) return false;
  for (const at of DASHES) if (text.charCodeAt(at) !== DASH) return false;
  for (let word = 0; word < WORDS; word += 1) {
    let read = 0;
    for (let digit = word * 8; digit < word * 8 + 8; digit += 1) {
      const value = VALUES[text.charCodeAt(DIGITS[digit]!)] ?? NONE;
      if (value === NONE) return false;
      read = (read << 4) | value;
    }
    words[word] = read;
  }
  return true;
}
