import type { LookUps } from '#app/access/ports.ts';
import type { Invoice } from '#app/invoicing/invoice-ports.ts';
import { PROOF_LEVELS, type ProofLevel } from '#domain/access/look-up.ts';

interface AccessDeps {
  readonly lookUps: Pick<LookUps, 'find'>;
}

/** What a session proved about an invoice: of all its reservations, the weakest proof. */
export async function levelOfInvoice(
  { lookUps }: AccessDeps,
  { codes }: Pick<Invoice, 'codes'>,
  sessionHash: Uint8Array,
): Promise<ProofLevel | undefined> {
  let weakest: ProofLevel | undefined;
  for (const code of codes) {
    const level = (await lookUps.find(code, sessionHash))?.level;
    if (level === undefined) return undefined;
    if (weakest === undefined || PROOF_LEVELS.indexOf(level) < PROOF_LEVELS.indexOf(weakest)) weakest = level;
  }
  return weakest;
}

/** Whether this session requested the invoice: it already knows what it typed. */
export const isAskedBy = ({ askedBy }: Pick<Invoice, 'askedBy'>, sessionHash: Uint8Array): boolean =>
  askedBy !== undefined && Buffer.from(askedBy).equals(Buffer.from(sessionHash));

/**
 * Whether a session may read an invoice, with its files: it proved all of every reservation on it, or it requested the
 * invoice itself and may still invoice all of them. Who holds only one of several trips must not read the others.
 */
export async function mayRead(
  deps: AccessDeps,
  invoice: Pick<Invoice, 'codes' | 'askedBy'>,
  sessionHash: Uint8Array,
): Promise<boolean> {
  const level = await levelOfInvoice(deps, invoice, sessionHash);
  return level === 'full' || (level !== undefined && level !== 'masked' && isAskedBy(invoice, sessionHash));
}
