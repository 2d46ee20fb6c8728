import type { ContentRepository, Editor } from '#app/content/ports.ts';
import type { ContentDocument } from '#domain/content/block.ts';
import { type AddressedKind, isAddressPart, type NewKind, slugAt, slugOf } from '#domain/content/editing.ts';
import type { Content, Slug } from '#domain/content/shown.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/**
 * Why no page can be begun at an address: another page of the site has it, or the timetable knows no such stop or
 * destination. Undefined: it can.
 */
export type AddressProblem = (kind: AddressedKind, address: string) => Promise<'taken' | 'unknown' | undefined>;

interface BeginningDeps {
  readonly store: Pick<ContentRepository, 'save'>;
  readonly builtIn: readonly Content[];
}

interface Beginning<Kind extends NewKind> {
  readonly kind: Kind;
  readonly document: ContentDocument;
  readonly by: Editor;
}

type Begun = Promise<Result<{ readonly slug: Slug; readonly revision: number }, Faults>>;

/** Maximum number of slugs tried for texts with the same title. */
const MAX_NAMESAKES = 50;

/** Saves the first revision of something new, under an unused slug made from its title. */
export async function begin(
  { store, builtIn }: BeginningDeps,
  { kind, document, by }: Beginning<Exclude<NewKind, AddressedKind>>,
): Begun {
  const name = slugOf(document.title.es);
  for (let i = 1; i <= MAX_NAMESAKES; i += 1) {
    const slug = i === 1 ? name : `${name}-${i}`;
    if (builtIn.some((content) => content.slug === slug)) continue;
    const revision = await store.save({ slug, kind, document, seen: 0, by });
    if (revision !== undefined) return ok({ slug, revision });
  }
  return fail([fault('content_name_taken', 'title.es')]);
}

/** Saves the first revision of the page at an address that the editor chose. */
export async function beginAt(
  { store, builtIn, addressProblem }: BeginningDeps & { readonly addressProblem: AddressProblem },
  { kind, address, document, by }: Beginning<AddressedKind> & { readonly address: string },
): Begun {
  if (!isAddressPart(address)) return fail([fault('content_address_malformed', 'address')]);
  const slug = slugAt(kind, address);
  const problem = await addressProblem(kind, address);
  if (problem === 'unknown') return fail([fault('content_address_unknown', 'address')]);
  if (problem === 'taken' || builtIn.some((content) => content.slug === slug)) return taken;
  const revision = await store.save({ slug, kind, document, seen: 0, by });
  return revision === undefined ? taken : ok({ slug, revision });
}

const taken = fail([fault('content_address_taken', 'address')] as Faults);
