import { boardingRefusal, type BoardingVerdict, type KnownTicket } from '#domain/boarding/boarding-verdict.ts';
import { isSameScan } from '#domain/operators/same-scan.ts';
import { readCode, type ReadCode } from '#domain/ticketing/boarding-code.ts';
import type { BoardingPass } from '#domain/ticketing/boarding-pass.ts';
import { folioOf, parseFolio } from '#domain/ticketing/ticket-rules.ts';
import { id } from '#kernel/ids.ts';
import { instant, localDate } from '#kernel/instant.ts';
import type { BoardedView, BoardingListView, ListedTicketView } from '#wire/boarding.ts';

/** The server's verdicts plus 'unsure': the device may be unable to decide. */
export type DeviceVerdict = BoardingVerdict | 'unsure';

/** A scan as made on the device. */
export interface DeviceScan {
  readonly text: string;
  readonly device: string;
  /** Milliseconds since 1970 by the device's clock. */
  readonly at: number;
}

export interface DeviceAnswer {
  readonly verdict: DeviceVerdict;
  readonly folio: string | null;
  readonly ticket: ListedTicketView | undefined;
  readonly first: BoardedView | undefined;
  /** A seat that only the code contains: the ticket was sold after the list was made. */
  readonly seat: number | null;
}

/** Who boarded by this device since the list was made. */
export type BoardedHere = Readonly<Record<string, BoardedView>>;

/** Judges a scan offline, from the downloaded list, the keys and who boarded by this device. */
export async function judge(scan: DeviceScan, list: BoardingListView, boardedHere: BoardedHere): Promise<DeviceAnswer> {
  const read = readCode(scan.text);
  const isOurs = read && (await isSigned(read, list));
  const folio = read ? read.pass.folio : typedFolio(scan.text);
  const ticket = list.tickets.find((one) => one.folio === folio);
  const about = { folio: folio ?? null, ticket, seat: ticket?.seat ?? read?.pass.seat ?? null, first: undefined };
  if (folio === undefined || isOurs === false) return { ...about, ticket: undefined, seat: null, verdict: 'forged' };
  const known = knownOf(folio, ticket, list);
  // A code whose signature cannot be checked here, or the folio of a ticket that may just have been sold.
  if (isOurs === undefined && (read || !known)) return { ...about, verdict: 'unsure' };
  const pass: BoardingPass | undefined = isOurs ? read!.pass : undefined;
  const refusal = boardingRefusal({ pass, ticket: known }, busOf(list), instant(scan.at));
  if (refusal) return { ...about, verdict: refusal };
  const first = boardedHere[folio] ?? ticket?.boarded ?? undefined;
  if (first && !isSameScan({ ...first, at: instant(Date.parse(first.at)) }, { ...scan, at: instant(scan.at) }))
    return { ...about, first, verdict: 'already_boarded' };
  return { ...about, verdict: 'boards' };
}

const busOf = ({ departure, service_date: date, cancelled: isCancelled }: BoardingListView) => ({
  departure: id<'departure'>(departure),
  serviceDate: localDate(date),
  isCancelled,
});

function knownOf(folio: string, ticket: ListedTicketView | undefined, list: BoardingListView): KnownTicket | undefined {
  if (ticket)
    return { run: busOf(list), issue: ticket.issue, isPaid: ticket.paid, isVoid: false, isCancelled: ticket.cancelled };
  return list.revoked.includes(folio)
    ? { run: busOf(list), issue: '', isPaid: true, isVoid: true, isCancelled: false }
    : undefined;
}

function typedFolio(text: string): string | undefined {
  const parsed = parseFolio(text);
  return parsed && folioOf(parsed.code, parsed.number);
}

/** Whether one of our keys signed it; undefined in a browser without Ed25519. */
export async function isSigned(
  { keyId, body, signature }: Pick<ReadCode, 'keyId' | 'body' | 'signature'>,
  { keys }: Pick<BoardingListView, 'keys'>,
): Promise<boolean | undefined> {
  const key = keys.find(({ kid }) => kid === keyId);
  if (!key) return false;
  try {
    const { kty, crv, x } = key;
    const verifier = await crypto.subtle.importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, ['verify']);
    return await crypto.subtle.verify({ name: 'Ed25519' }, verifier, signature, body);
  } catch {
    return undefined;
  }
}
