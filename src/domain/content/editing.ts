import type { ContentDocument, ContentKind } from '#domain/content/block.ts';
import { type Figures, figuresTypedIn, unknownIn } from '#domain/content/figures.ts';
import { type DocumentFault, isAddress, readDocument } from '#domain/content/read-document.ts';
import type { OperatorRole } from '#domain/operators/operator.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Roles that write and publish content, besides managers. */
export const CONTENT_ROLES: readonly OperatorRole[] = ['editor'];

/** Kinds of which editors can create new ones. Pages and services need a path that the site defines. */
export const NEW_KINDS = [
  'promotion',
  'slide',
  'faq',
  'destination',
  'stop',
  'outing',
  'landing',
] as const satisfies readonly ContentKind[];

export type NewKind = (typeof NEW_KINDS)[number];

const MAX_SLUG = 60;

/** Kinds with a page at an address that the editor gives, and how their slugs begin. */
const ADDRESSED = { destination: 'destino-', stop: 'parada-', outing: 'salida-', landing: '' } as const;

export type AddressedKind = keyof typeof ADDRESSED;

/** Whether content of a kind is begun with an address; the slug of all other content is made from its title. */
export const isAddressed = (kind: NewKind): kind is AddressedKind => Object.hasOwn(ADDRESSED, kind);

/** The slug of the text about a place, stop or outing, or of a landing, by the last part of the page's address. */
export const slugAt = (kind: AddressedKind, address: string): string => ADDRESSED[kind] + address;

/** The last part of the page's address; undefined for the slug of something else. */
export function addressOfSlug(kind: AddressedKind, slug: string): string | undefined {
  const address = slug.startsWith(ADDRESSED[kind]) ? slug.slice(ADDRESSED[kind].length) : '';
  return address === '' ? undefined : address;
}

/** Whether it can be the last part of an address: `verano-en-la-playa`. */
export const isAddressPart = (text: string): boolean =>
  text.length <= MAX_SLUG && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** What a document may refer to. */
export interface EditingRules {
  readonly figures: Figures;
  /** Names of pages that a link may lead to; https URLs are also allowed. */
  readonly targets: ReadonlySet<string>;
}

/** A fault and its location: `blocks.2.text.en`. */
export interface EditingFault {
  readonly at: string;
  readonly problem: DocumentFault['problem'] | 'figure_typed' | 'placeholder_unknown';
  /** The maximum, when it is exceeded. */
  readonly max?: number;
  /** The text to be removed, as typed. */
  readonly text?: string;
}

/**
 * Checks an edited document before it is shown: it must match the schema in both languages, use only known placeholders
 * for figures, and its links must have valid targets.
 */
export function checkDocument(
  value: unknown,
  { figures, targets }: EditingRules,
): Result<ContentDocument, readonly EditingFault[]> {
  const read = readDocument(value);
  if (!read.ok) return read;
  const faults = [
    ...textsAt(read.value, '').flatMap(({ at, lang, text }) => [
      ...figuresTypedIn(text, lang).map((typed) => ({ at, problem: 'figure_typed' as const, text: typed })),
      ...unknownIn(text, figures).map((name) => ({ at, problem: 'placeholder_unknown' as const, text: name })),
    ]),
    ...read.value.blocks.flatMap((block, i) =>
      block.kind === 'link' && !targets.has(block.to) && !isAddress(block.to)
        ? [{ at: `blocks.${i}.to`, problem: 'unknown' as const }]
        : [],
    ),
  ];
  return faults.length > 0 ? fail(faults) : ok(read.value);
}

interface Placed {
  readonly at: string;
  readonly lang: 'es' | 'en';
  readonly text: string;
}

/** Every text of a parsed document, with its location. Kinds, tones and targets have other keys, and are not texts. */
function textsAt(value: object, place: string): readonly Placed[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const at = place === '' ? name : `${place}.${name}`;
    if (typeof inner === 'object' && inner !== null) return textsAt(inner, at);
    return (name === 'es' || name === 'en') && typeof inner === 'string' ? [{ at, lang: name, text: inner }] : [];
  });
}

/** The slug of new content, from its Spanish title: `Fin de semana largo` becomes `fin-de-semana-largo`. */
export const slugOf = (title: string): string =>
  title
    .replace(/\{[^}]*\}/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-|-$/g, '') || 'texto';

/** Whether two documents say the same, in whichever order their keys were stored. */
export const isSameDocument = (one: ContentDocument, other: ContentDocument): boolean =>
  JSON.stringify(one, byKey) === JSON.stringify(other, byKey);

const byKey = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
