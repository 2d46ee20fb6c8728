/** Every sequence over every subset of some letters: messages that may be lost, repeated and reordered. */
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

/** A sequence with an event inserted at each position. */
export const withEvent = <T, E>(word: readonly T[], event: E): readonly (readonly (T | E)[])[] =>
  Array.from({ length: word.length + 1 }, (_, place) => word.toSpliced(place, 0, event as never) as (T | E)[]);
