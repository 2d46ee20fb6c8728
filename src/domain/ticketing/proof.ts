import { PASSENGER_TYPES, type PassengerType } from '#domain/fares/passenger-type.ts';
import type { TicketPrice } from '#domain/fares/quote.ts';
import { type Centavos, sum } from '#kernel/money.ts';

/** What a passenger shows on boarding. The texts are in `text/fares`. */
export type Proof = 'official_id' | 'age_of_child' | 'inapam_card' | 'student_certificate' | 'teacher_certificate';

const PROOF: Readonly<Record<PassengerType, Proof>> = {
  adult: 'official_id',
  minor: 'age_of_child',
  infant: 'age_of_child',
  inapam: 'inapam_card',
  student: 'student_certificate',
  student_flex: 'student_certificate',
  teacher: 'teacher_certificate',
  teacher_flex: 'teacher_certificate',
};

/** The proof a passenger of a type brings (B37). */
export const proofOf = (type: PassengerType): Proof => PROOF[type];

/** One line of the checklist shown before paying. */
export interface ProofLine {
  readonly type: PassengerType;
  readonly proof: Proof;
  /** What all passengers of the type pay on the bus if they forget it: the discount of their category (N14). */
  readonly dueIfForgotten: Centavos;
}

/** The part of a price the checklist needs. */
export type ProvenPrice = Pick<TicketPrice, 'type' | 'steps'>;

/** The proofs a party brings, and what forgetting each costs (N14). In the order of the types; one line each. */
export function proofChecklist(tickets: readonly ProvenPrice[]): readonly ProofLine[] {
  return PASSENGER_TYPES.flatMap((type) => {
    const ofType = tickets.filter((ticket) => ticket.type === type);
    return ofType.length === 0
      ? []
      : [{ type, proof: proofOf(type), dueIfForgotten: sum(ofType.map(categoryDiscount)) }];
  });
}

function categoryDiscount({ steps }: ProvenPrice): Centavos {
  return sum(steps.filter(({ reason }) => reason === 'category').map(({ amount }) => (0 - amount) as Centavos));
}
