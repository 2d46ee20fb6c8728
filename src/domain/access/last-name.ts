/** Words that begin a surname without being one: "de la Cruz", "San Martín", "van der Meer", "O Farrill". */
const PARTICLES = new Set(
  (
    'DE DEL LA LAS LOS Y E SAN SANTA SANTO MC MAC O D VAN VON VANDER VANDEN DER DEN TER TEN ' +
    'DA DAS DI DO DOS DU LE EL AL IBN BEN'
  ).split(' '),
);

/** An apostrophe or a hyphen joins what stands beside it into one word: "O'Farrill", "Sánchez-Navarro". */
const JOINERS = /['’‘`´ʼ\-‐‑–]/gu;

/** Without accents, case or signs, so that who types a name need not spell it as the one who booked did (T62). */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(JOINERS, '')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * Each way to name these surnames: all their words, or those from the start up to a word that can end a surname. Where the
 * first surname ends cannot be told ("Montes de Oca", "García de León"), so any such word will do.
 */
function waysToSay(words: readonly string[]): readonly string[] {
  return words
    .map((last, i) => ({ last, said: words.slice(0, i + 1).join('') }))
    .filter(({ last }, i) => i === words.length - 1 || !PARTICLES.has(last))
    .map(({ said }) => said);
}

/**
 * Whether what was typed names somebody on file: by all surnames, or by whole words from the first of them on (T62, T90).
 * Spaces do not count, because signs that join words may be typed as spaces or left out; a part of a word never names anybody.
 */
export function isLastNameOf(typed: string, onFile: readonly string[]): boolean {
  const said = wordsOf(typed).join('');
  return said !== '' && onFile.some((name) => waysToSay(wordsOf(name)).includes(said));
}
