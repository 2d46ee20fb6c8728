import type { OpenStep } from '#domain/booking/step.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Direction, Quote } from '#domain/fares/quote.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/payment/method.ts';
import { type Centavos, ZERO } from '#kernel/money.ts';

/** A journey of the draft. The two ids are the wire's names of run and ride, empty until one is chosen. */
export interface DraftJourney {
  readonly date: string | null;
  readonly open: boolean;
  readonly scheduleId: string | null;
  readonly scheduleDetailId: string | null;
}

export interface DraftContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly cellPhone: string;
  readonly email: string;
  readonly privacy: boolean;
  readonly changes: boolean;
  readonly firstTimeContact: boolean;
}

export interface DraftPassenger {
  readonly type: PassengerType;
  readonly firstName: string;
  readonly lastName: string;
  readonly seatDeparture: number | null;
  readonly seatReturn: number | null;
}

/** The draft of a reservation as the visitor's browser holds it: every field of the specification's section 3. */
export interface ReservationDraft {
  readonly code: string | null;
  readonly origin: string;
  readonly destination: string;
  readonly round: boolean;
  readonly contact: DraftContact;
  readonly departure: DraftJourney;
  readonly return: DraftJourney;
  readonly saleInternet: { readonly packages: readonly string[]; readonly price: Centavos };
  readonly goesContact: boolean;
  readonly summary: Quote | null;
  readonly priceDeparture: Centavos;
  readonly priceReturn: Centavos;
  readonly promotionalCode: string | null;
  readonly passengers: readonly DraftPassenger[];
  readonly payment: PaymentStatus;
  readonly releasedSeats: readonly { readonly direction: Direction; readonly seat: number }[];
  readonly existTraveller: boolean;
  /** Asked by the guards only (M26). */
  readonly method: PaymentMethod | null;
  readonly processPayment: boolean;
  readonly now: OpenStep;
}

const NO_RUN = { date: null, scheduleId: null, scheduleDetailId: null } as const;

/** A draft as it begins, and as it is after a reset (M27, M28). */
export const INITIAL_DRAFT: ReservationDraft = {
  code: null,
  origin: '',
  destination: '',
  round: true,
  contact: {
    firstName: '',
    lastName: '',
    cellPhone: '',
    email: '',
    privacy: true,
    changes: false,
    firstTimeContact: true,
  },
  departure: { ...NO_RUN, open: false },
  return: { ...NO_RUN, open: true },
  saleInternet: { packages: [], price: ZERO },
  goesContact: false,
  summary: null,
  priceDeparture: ZERO,
  priceReturn: ZERO,
  promotionalCode: null,
  passengers: [],
  payment: 'process',
  releasedSeats: [],
  existTraveller: false,
  method: null,
  processPayment: false,
  now: 'horarios',
};
