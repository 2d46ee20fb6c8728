/** Every order of every part of some letters: the outcome of a message that may be lost, repeated and overtaken. */
export function wordsOf<T>(letters: readonly T[]): readonly (readonly T[])[] {
  const words: (readonly T[])[] = [];
  const spell = (word: readonly T[], left: readonly T[]): void => {
    words.push(word);
    for (const letter of new Set(left)) spell([...word, letter], without(left, letter));
  };
  spell([], letters);
  return words;
}

const without = <T>(letters: readonly T[], letter: T): readonly T[] => letters.toSpliced(letters.indexOf(letter), 1);

/** A word with something happening at each place in it. */
export const withEvent = <T, E>(word: readonly T[], event: E): readonly (readonly (T | E)[])[] =>
  Array.from({ length: word.length + 1 }, (_, place) => word.toSpliced(place, 0, event as never) as (T | E)[]);
