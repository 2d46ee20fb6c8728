import { type Faults, fault } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** An end of a journey, with what tells its stop apart in its city where its name says more. */
interface PassStop {
  readonly city: string;
  readonly detail: string | undefined;
}

/** A ticket as a wallet shows it: every string is final. */
export interface WalletPass {
  readonly folio: string;
  /** What its QR carries. */
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
  /** What its passenger takes along, in one line a fact; empty where that is the free bag alone. */
  readonly baggage: string;
  /** ISO with offset, on the clock of each stop; absent on an open ticket. */
  readonly departsAt: string | undefined;
  readonly arrivesAt: string | undefined;
}

/** The wallets a carrier has keys for; the others are not offered. */
export interface WalletPasses {
  /** A `.pkpass` file. */
  readonly apple: ((pass: WalletPass) => Uint8Array) | undefined;
  /** An address at which Google keeps it for anyone who opens it. */
  readonly google: ((pass: WalletPass) => string) | undefined;
}

/** Where a ticket can be kept. */
export interface KeptIn {
  readonly folio: string;
  /** By a file that we give. */
  readonly apple: boolean;
  readonly googleUrl: string | undefined;
}

/** Where each of these tickets can be kept; none where the carrier has keys for no wallet. */
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
