import type { Seen } from '#app/access/ports.ts';
import type { Caller } from '#app/caller.ts';
import type { InvoicingDeps } from '#app/invoicing/invoicing-deps.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** The reservation, for a session with enough proof to invoice it; otherwise not found. */
export async function seenToInvoice(
  { lookUps }: Pick<InvoicingDeps, 'lookUps'>,
  typed: string,
  { sessionHash }: Pick<Caller, 'sessionHash'>,
): Promise<Result<Seen, Faults>> {
  const code = parseReservationCode(typed);
  const seen = code && (await lookUps.find(code, sessionHash));
  if (!seen || seen.level === 'masked') return fail([fault('reservation_not_found', 'code')]);
  return ok(seen);
}
