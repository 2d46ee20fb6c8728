/** Words that precede a surname without being one: "de la Cruz", "San Martín", "van der Meer", "O Farrill". */
const PARTICLES = new Set(
  (
    'DE DEL LA LAS LOS Y E SAN SANTA SANTO MC MAC O D VAN VON VANDER VANDEN DER DEN TER TEN ' +
    'DA DAS DI DO DOS DU LE EL AL IBN BEN'
  ).split(' '),
);

/** An apostrophe or hyphen joins its neighbours into one word: "O'Farrill", "Sánchez-Navarro". */
const JOINERS = /['’‘`´ʼ\-‐‑–]/gu;

/** Without accents, case or punctuation, so that the name need not be typed exactly as it was booked (T62). */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(JOINERS, '')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * Each accepted form of these surnames: all their words, or those from the start up to a word that can end a surname.
 * Where the first surname ends is ambiguous ("Montes de Oca", "García de León"), so any such word is accepted.
 */
function waysToSay(words: readonly string[]): readonly string[] {
  return words
    .map((last, i) => ({ last, said: words.slice(0, i + 1).join('') }))
    .filter(({ last }, i) => i === words.length - 1 || !PARTICLES.has(last))
    .map(({ said }) => said);
}

/**
 * Whether the input matches a name on file: all surnames, or whole words starting with the first (T62, T90). Spaces are
 * ignored, because joining punctuation may be typed as spaces or left out; a partial word never matches.
 */
export function isLastNameOf(typed: string, onFile: readonly string[]): boolean {
  const said = wordsOf(typed).join('');
  return said !== '' && onFile.some((name) => waysToSay(wordsOf(name)).includes(said));
}
