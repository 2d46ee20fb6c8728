import { DIRECTIONS } from '#domain/fares/quote.ts';
import type { SlotProps } from '#web/flows/reservation/step-shell.tsx';
import { seatFieldName } from '#web/seats/seat-choice.ts';
import { turnFieldName } from '#web/seats/seating-form.ts';
import type { Seating } from '#web/seats/seating.ts';
import type { SeatsData } from '#web/seats/seats-data.ts';
import { ContactCode } from '#web/access/contact-code.tsx';

/** Confirms the contact when seats cannot be held without it; the form includes the chosen seats. */
export const StepHeader = ({ data: { contactCode, reservation, seating }, site }: SlotProps<SeatsData>) => (
  <ContactCode data={contactCode} reservation={reservation} site={site} fields={fieldsOf(seating)} />
);

const fieldsOf = ({ choice, current }: Seating) =>
  DIRECTIONS.flatMap((direction) => [
    [turnFieldName(direction), String(current[direction] ?? '')] as const,
    ...Object.entries(choice[direction]).map(
      ([position, seat]) => [seatFieldName(Number(position), direction), String(seat ?? '')] as const,
    ),
  ]);
