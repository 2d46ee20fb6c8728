import { CROCKFORD, typedSymbols } from '#kernel/crockford.ts';
import { type Id, id } from '#kernel/ids.ts';

/**
 * A case number for people: seven random symbols and a check symbol. It identifies a case but gives no access to it.
 */
export type CaseNumber = Id<'case-number'>;

const RANDOM_SYMBOLS = 7;
const GROUP = 4;

/** Makes a number from at least seven random bytes; 5 bits of each are used. */
export function caseNumber(random: Uint8Array): CaseNumber {
  if (random.length < RANDOM_SYMBOLS) throw new RangeError(`a number needs ${RANDOM_SYMBOLS} random bytes`);
  const symbols = Array.from(random.subarray(0, RANDOM_SYMBOLS), (byte) => CROCKFORD[byte & 31]).join('');
  return id(symbols + checkSymbol(symbols));
}

/** Reads a number as people type it; undefined when it is invalid or its check symbol does not match. */
export function parseCaseNumber(text: string): CaseNumber | undefined {
  const number = typedSymbols(text);
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(number)) return undefined;
  return checkSymbol(number.slice(0, -1)) === number.at(-1) ? id(number) : undefined;
}

/** `7K3M-Q2XP`: grouped for reading aloud. */
export const shownCaseNumber = (number: string): string => `${number.slice(0, GROUP)}-${number.slice(GROUP)}`;

/** Luhn's algorithm modulo 32: detects any single wrong symbol and nearly all transpositions. */
function checkSymbol(symbols: string): string {
  const size = CROCKFORD.length;
  let sum = 0;
  for (const [i, symbol] of [...symbols].toReversed().entries()) {
    const weighed = CROCKFORD.indexOf(symbol) * (i % 2 === 0 ? 2 : 1);
    sum += Math.floor(weighed / size) + (weighed % size);
  }
  return CROCKFORD[(size - (sum % size)) % size]!;
}
