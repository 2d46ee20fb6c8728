import type { ContentDocument } from '#domain/content/block.ts';
import { heading, list, paragraph, question } from '#text/content/writing.ts';

type Pair = readonly [es: string, en: string];

interface Said {
  readonly title: Pair;
  readonly description: Pair;
  /** What it is like, from the first minute to the last. */
  readonly day: readonly Pair[];
  /** When to go: the heading, and what to know. */
  readonly season: readonly [heading: Pair, text: Pair];
  /** What to know before leaving home. */
  readonly notes: readonly Pair[];
  readonly questions: readonly (readonly [asked: Pair, answer: Pair])[];
}

/** A text about a tour or an adventure; what its operator says of it stands beside it. */
export const outing = ({ title, description, day, season, notes, questions }: Said): ContentDocument => ({
  title: { es: title[0], en: title[1] },
  description: { es: description[0], en: description[1] },
  blocks: [
    ...day.map((text) => paragraph(...text)),
    heading(...season[0]),
    paragraph(...season[1]),
    list(...notes),
    ...questions.map(([asked, answer]) => question(asked, answer)),
  ],
});
