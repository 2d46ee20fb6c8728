/** Words that begin a surname without being one: "de la Cruz". */
const PARTICLES = new Set(['DE', 'DEL', 'LA', 'LAS', 'LOS', 'Y', 'MC', 'VAN', 'VON', 'DA', 'DI']);

/** Without accents, case or punctuation, so that who types a name need not spell it as the one who booked did (T62). */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The first of two surnames, with the particles before it. */
function firstSurname(words: readonly string[]): readonly string[] {
  const own = words.findIndex((word) => !PARTICLES.has(word));
  return words.slice(0, own + 1);
}

/** Whether what was typed names somebody on file: all surnames, or the first of them (T62). */
export function isLastNameOf(typed: string, onFile: readonly string[]): boolean {
  const words = wordsOf(typed).join(' ');
  if (words === '') return false;
  return onFile.some((name) => {
    const all = wordsOf(name);
    return words === all.join(' ') || words === firstSurname(all).join(' ');
  });
}
