import type { ContentDocument } from '#domain/content/block.ts';
import { heading, paragraph, question } from '#text/content/writing.ts';

type Pair = readonly [es: string, en: string];

/** A text about a place: who goes there, and how to get on from the stop. */
export const place = (
  ...[title, description, about, onward, asked, answer, more]: readonly [
    Pair,
    Pair,
    Pair,
    Pair,
    Pair,
    Pair,
    readonly [asked: Pair, answer: Pair],
  ]
): ContentDocument => ({
  title: { es: title[0], en: title[1] },
  description: { es: description[0], en: description[1] },
  blocks: [
    paragraph(...about),
    heading('Al llegar', 'When you arrive'),
    paragraph(...onward),
    question(asked, answer),
    question(...more),
  ],
});
