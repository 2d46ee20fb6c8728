import type { ContentDocument, ContentKind } from '#domain/content/block.ts';
import { type Figures, figuresTypedIn, unknownIn } from '#domain/content/figures.ts';
import { type DocumentFault, isAddress, readDocument } from '#domain/content/read-document.ts';
import type { OperatorRole } from '#domain/operators/operator.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Who writes and publishes what the site says, besides managers. */
export const CONTENT_ROLES: readonly OperatorRole[] = ['editor'];

/** Kinds of which somebody may begin a new one. Pages and services are those that the site has an address for. */
export const NEW_KINDS = ['promotion', 'slide', 'faq', 'destination'] as const satisfies readonly ContentKind[];

export type NewKind = (typeof NEW_KINDS)[number];

/** What a document may name. */
export interface EditingRules {
  readonly figures: Figures;
  /** Pages that a link may lead to, by their names; addresses with https are good besides. */
  readonly targets: ReadonlySet<string>;
}

/** What is wrong where: `blocks.2.text.en`. */
export interface EditingFault {
  readonly at: string;
  readonly problem: DocumentFault['problem'] | 'figure_typed' | 'placeholder_unknown';
  /** The most there may be, where there is too much. */
  readonly max?: number;
  /** What is to be taken out, as it was typed. */
  readonly text?: string;
}

/**
 * Reads what somebody wrote, for the site to show: a document of the schema in both languages, whose figures are placeholders that
 * stand for something, and whose links lead somewhere.
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

/** Every text of a document that was read, with its place. Kinds, tones and targets stand under other names, and are no texts. */
function textsAt(value: object, place: string): readonly Placed[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const at = place === '' ? name : `${place}.${name}`;
    if (typeof inner === 'object' && inner !== null) return textsAt(inner, at);
    return (name === 'es' || name === 'en') && typeof inner === 'string' ? [{ at, lang: name, text: inner }] : [];
  });
}

const MAX_SLUG = 60;

/** What something new is called in addresses, by its Spanish title: `Fin de semana largo` is `fin-de-semana-largo`. */
export const slugOf = (title: string): string =>
  title
    .replace(/\{[^}]*\}/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-|-$/g, '') || 'texto';
