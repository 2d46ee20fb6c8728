/** `a`, `a y b`, `a, b y c`; in Spanish `a e Inés`. */
export const listed = (parts: readonly (string | number)[], and: string): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${and === 'y' ? andBefore(String(parts.at(-1))) : and} ${parts.at(-1)}`;

/** `y` is `e` before the sound i, and stays before a diphthong: español e inglés, agua y hielo. */
const andBefore = (word: string): 'y' | 'e' => (/^h?[ií](?![aeoáéó])/i.test(word) ? 'e' : 'y');
