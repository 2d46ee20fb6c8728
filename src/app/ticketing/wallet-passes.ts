import { type Faults, fault } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** One end of a journey, with what distinguishes its stop in its city, if its name has more. */
interface PassStop {
  readonly city: string;
  readonly detail: string | undefined;
}

/** A ticket as shown by a wallet: every string is final. */
export interface WalletPass {
  readonly folio: string;
  /** The contents of its QR. */
  readonly code: string;
  readonly lang: 'es' | 'en';
  readonly carrier: string;
  readonly passenger: string;
  readonly from: PassStop;
  readonly to: PassStop;
  readonly labels: Readonly<
    Record<'passenger' | 'seat' | 'departs' | 'arrives' | 'service' | 'folio' | 'baggage', string>
  >;
  readonly seat: string;
  readonly service: string;
  /** The passenger's baggage, one line per kind; empty when there is only the free bag. */
  readonly baggage: string;
  /** ISO with offset, in the local time of each stop; absent on an open ticket. */
  readonly departsAt: string | undefined;
  readonly arrivesAt: string | undefined;
}

/** The wallets for which the carrier has keys; others are not offered. */
export interface WalletPasses {
  /** A `.pkpass` file. */
  readonly apple: ((pass: WalletPass) => Uint8Array) | undefined;
  /** A URL at which Google saves the ticket for any user who opens it. */
  readonly google: ((pass: WalletPass) => string) | undefined;
}

/** The wallets available for a ticket. */
export interface KeptIn {
  readonly folio: string;
  /** As a file from us. */
  readonly apple: boolean;
  readonly googleUrl: string | undefined;
}

/** The wallets available for each of these tickets; none without keys. */
export function offeredIn({ apple, google }: WalletPasses, passes: readonly WalletPass[]): readonly KeptIn[] {
  if (!apple && !google) return [];
  return passes.map((pass) => ({ folio: pass.folio, apple: apple !== undefined, googleUrl: google?.(pass) }));
}

/** The file of one ticket. */
export function passFile(
  { apple }: Pick<WalletPasses, 'apple'>,
  passes: readonly WalletPass[],
  folio: string,
): Result<Uint8Array, Faults> {
  if (!apple) return fail([fault('not_found')]);
  const pass = passes.find((one) => one.folio === folio);
  return pass ? ok(apple(pass)) : fail([fault('tickets_not_ready')]);
}
