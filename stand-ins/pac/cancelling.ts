import { type Cancellation, isCancelled, needsConsent, stateOf } from './cancellation.ts';
import type { Office } from './office.ts';
import type { Stamped } from './stamped.ts';

export interface CancellationRequest {
  readonly rfc: string;
  readonly uuid: string;
  readonly reason: string;
  readonly insteadUuid: string | undefined;
}

/** The SAT's result for one document: 201 requested, 202 requested before, all others refuse. */
export type CancelCode = '201' | '202' | '203' | '204' | '205' | '207' | '208' | '209';

const REASONS = ['01', '02', '03', '04'];
const INSTEAD_OF = '04';

/** Handles a cancellation request. */
export function cancelled(
  { books, clock }: Office,
  { rfc, uuid, reason, insteadUuid }: CancellationRequest,
): CancelCode {
  const now = clock.now();
  const document = books.byUuid(uuid);
  if (!document) return '205';
  if (document.issuer !== rfc) return '203';
  if (!REASONS.includes(reason)) return '207';
  const standing = stateOf(books.cancellation(document.uuid), now);
  if (isCancelled(standing) || standing === 'waiting') return '202';
  if (reason === '01' && !isReplacement(books, document, insteadUuid, now)) return '208';
  if (reason !== '01' && insteadUuid !== undefined) return '209';
  if (holders(books, document, now).length > 0) return '204';
  const cancellation: Cancellation = {
    uuid: document.uuid,
    reason,
    insteadUuid: insteadUuid?.toUpperCase() ?? null,
    askedAt: now,
    consent: needsConsent(document) ? 'awaited' : 'not-needed',
  };
  books.keep({ cancellation });
  return '201';
}

type Books = Office['books'];

/** Whether this is a valid document of the same issuer that declares to replace the other. */
function isReplacement(books: Books, document: Stamped, insteadUuid: string | undefined, now: number): boolean {
  const instead = insteadUuid === undefined ? undefined : books.byUuid(insteadUuid);
  if (!instead || instead.issuer !== document.issuer || isCancelled(stateOf(books.cancellation(instead.uuid), now)))
    return false;
  return instead.related.some(({ kind, uuid }) => kind === INSTEAD_OF && uuid === document.uuid);
}

/** Valid documents related to this one other than as its replacement: they prevent its cancellation. */
export const holders = (books: Books, document: Stamped, now: number): readonly Stamped[] =>
  books
    .all()
    .filter(
      (other) =>
        other.related.some(({ kind, uuid }) => kind !== INSTEAD_OF && uuid === document.uuid) &&
        !isCancelled(stateOf(books.cancellation(other.uuid), now)),
    );

/** Records the receiver's answer. False when none is awaited. */
export function answered({ books, clock }: Office, uuid: string, consent: 'given' | 'refused'): boolean {
  const cancellation = books.cancellation(uuid.toUpperCase());
  if (!cancellation || stateOf(cancellation, clock.now()) !== 'waiting') return false;
  books.keep({ cancellation: { ...cancellation, consent } });
  return true;
}
