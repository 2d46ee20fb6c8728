import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { SoldDirection } from '#domain/invoicing/sold-thing.ts';
import type { TaxCategory } from '#domain/ledger/tax-category.ts';
import type { Centavos } from '#kernel/money.ts';

/** The two journeys of a reservation. A one-way trip has only the first. */
export type Direction = (typeof DIRECTIONS)[number];

export const DIRECTIONS = ['departure', 'return'] as const satisfies readonly SoldDirection[];

/** Why an amount changed, in the order applied: shown by "explain my price" and read aloud by support. */
export interface PriceStep {
  readonly reason: 'adult_fare' | 'round_trip' | 'open_ticket' | 'category' | 'lap_infant' | 'promo';
  /** Signed change in centavos; the first step is the adult fare itself, or zero for a lap infant. */
  readonly amount: Centavos;
  /** The percentage of the reduction, if it is one. */
  readonly percent?: number;
}

/** The price of one passenger on one journey. `fullFare - discount = total = net + vat`. */
export interface TicketPrice extends TaxCategory {
  readonly passenger: number;
  readonly type: PassengerType;
  readonly direction: Direction;
  readonly fullFare: Centavos;
  readonly discount: Centavos;
  readonly total: Centavos;
  readonly net: Centavos;
  readonly vat: Centavos;
  readonly steps: readonly PriceStep[];
}

/** An amount including tax. */
export interface QuoteAmounts {
  readonly total: Centavos;
  readonly net: Centavos;
  readonly vat: Centavos;
}

/** The price of a reservation, with every intermediate amount. All amounts include VAT unless named `net`. */
export interface Quote {
  readonly tickets: readonly TicketPrice[];
  readonly departure: Centavos;
  readonly return: Centavos;
  readonly additionals: Centavos;
  readonly discount: Centavos;
  readonly net: Centavos;
  readonly vat: Centavos;
  /** Paid for the previous run; `total`, `net` and `vat` are what remains to be paid. */
  readonly alreadyPaid?: Centavos;
  readonly total: Centavos;
}
