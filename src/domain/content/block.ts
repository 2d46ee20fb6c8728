/** One text in both languages. */
export type Words = Readonly<Record<'es' | 'en', string>>;

export interface Row {
  readonly label: Words;
  readonly value: Words;
}

export const TONES = ['info', 'warning'] as const;

/** Types of values in a block's fields. */
interface Values {
  readonly words: Words;
  readonly items: readonly Words[];
  readonly rows: readonly Row[];
  readonly tone: (typeof TONES)[number];
  /** Target of a link: a page by its name in the table of paths, `phone` or `email`. */
  readonly target: string;
}

export type FieldKind = keyof Values;

/**
 * The schema of blocks: their kinds and fields, in the order in which they are read and edited. Texts contain no
 * markup: anything that looks like it is shown literally.
 */
export const BLOCKS = {
  heading: { text: 'words' },
  paragraph: { text: 'words' },
  list: { items: 'items' },
  steps: { items: 'items' },
  facts: { rows: 'rows' },
  question: { question: 'words', answer: 'words' },
  callout: { tone: 'tone', text: 'words' },
  link: { to: 'target', text: 'words' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;

export type BlockKind = keyof typeof BLOCKS;

type BlockOf<Kind extends BlockKind> = { readonly kind: Kind } & {
  readonly [Field in keyof (typeof BLOCKS)[Kind]]: Values[(typeof BLOCKS)[Kind][Field] & FieldKind];
};

/** A part of a document. */
export type Block = { [Kind in BlockKind]: BlockOf<Kind> }[BlockKind];

/** The unit that is shown and edited. */
export interface ContentDocument {
  readonly title: Words;
  /** The description for search engines and lists. */
  readonly description: Words;
  readonly blocks: readonly Block[];
}

export const CONTENT_KINDS = [
  'page',
  'service',
  'promotion',
  'slide',
  'alert',
  'faq',
  'destination',
  'stop',
  'outing',
  'landing',
] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];
