import type { Block, ContentDocument, Row, Words } from '#domain/content/block.ts';

/** Every text of a block, in reading order. */
export function textsOfBlock(block: Block): readonly Words[] {
  const texts: Words[] = [];
  mapBlock(block, (words) => {
    texts.push(words);
    return words;
  });
  return texts;
}

/** Every text of a document. */
export const textsOf = ({ title, description, blocks }: ContentDocument): readonly Words[] => [
  title,
  description,
  ...blocks.flatMap(textsOfBlock),
];

/** The same block with other texts. */
export function mapBlock(block: Block, change: (words: Words) => Words): Block {
  const changed = Object.entries(block).map(([name, value]) => [name, mapped(value, change)]);
  return Object.fromEntries(changed) as Block;
}

type Value = string | Words | readonly (Words | Row)[];

/** Kinds, tones and targets are strings, which are not texts. */
function mapped(value: Value, change: (words: Words) => Words): Value {
  if (typeof value === 'string') return value;
  if (isMany(value))
    return value.map((one) => ('label' in one ? { label: change(one.label), value: change(one.value) } : change(one)));
  return change(value);
}

const isMany = (value: Words | readonly (Words | Row)[]): value is readonly (Words | Row)[] => Array.isArray(value);
