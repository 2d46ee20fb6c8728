import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

const NEEDS_DATES_ES = 'Elige la fecha de cada viaje o cambia el tipo de pasajero.';
const NEEDS_DATES_EN = 'Choose a date for each journey or change the passenger type.';

export const passengerErrors = {
  passengers_required: { es: 'Elige cuántos pasajeros viajan.', en: 'Choose how many passengers travel.' },
  passengers_exceeded: ({ max }) => ({
    es: `Solo se permiten ${max} pasajeros por reserva`,
    en: `Only ${max} passengers are allowed per reservation`,
  }),
  students_exceeded: ({ max }) => ({
    es: `Solo se permiten ${max} estudiantes por reserva. Haz otra reservación para los demás.`,
    en: `Only ${max} students are allowed per reservation. Make another reservation for the rest.`,
  }),
  teachers_exceeded: ({ max }) => ({
    es: `Solo se permiten ${max} maestros por reserva. Haz otra reservación para los demás.`,
    en: `Only ${max} teachers are allowed per reservation. Make another reservation for the rest.`,
  }),
  inapam_exceeded: ({ max }) => ({
    es: `Solo hay ${max} lugares con tarifa INAPAM en cada autobús. Elige adulto para los demás.`,
    en: `Each bus has only ${max} seats at the INAPAM rate. Choose adult for the rest.`,
  }),
  infants_exceed_adults: {
    es: 'Cada infante viaja en las piernas de un adulto. Agrega un adulto o elige menor para que tenga asiento.',
    en: 'Each infant travels on an adult’s lap. Add an adult, or choose child to reserve a seat.',
  },
  adult_required: {
    es: 'Los menores e infantes viajan con un adulto de la misma reservación. Agrega un adulto.',
    en: 'Children and infants travel with an adult in the same reservation. Add an adult.',
  },
  student_cannot_be_open: {
    es: `La tarifa de estudiante no puede ser boleto abierto. ${NEEDS_DATES_ES}`,
    en: `The student rate cannot be an open ticket. ${NEEDS_DATES_EN}`,
  },
  teacher_cannot_be_open: {
    es: `La tarifa de maestro no puede ser boleto abierto. ${NEEDS_DATES_ES}`,
    en: `The teacher rate cannot be an open ticket. ${NEEDS_DATES_EN}`,
  },
  student_flex_cannot_be_open: {
    es: `La tarifa de estudiante flex no puede ser boleto abierto. ${NEEDS_DATES_ES}`,
    en: `The student flex rate cannot be an open ticket. ${NEEDS_DATES_EN}`,
  },
  teacher_flex_cannot_be_open: {
    es: `La tarifa de maestro flex no puede ser boleto abierto. ${NEEDS_DATES_ES}`,
    en: `The teacher flex rate cannot be an open ticket. ${NEEDS_DATES_EN}`,
  },
  legal_rate_outside_window: {
    es: 'La tarifa de estudiante y maestro vale en las vacaciones de la SEP y tus fechas están fuera. Elige la tarifa flex. Si tu escuela tiene otras vacaciones, pide tu descuento en taquilla con una constancia.',
    en: 'The student and teacher rate applies in the SEP school holidays, and your dates are outside them. Choose the flex rate. If your school has other holidays, ask for your discount at the counter with a certificate.',
  },
  flex_rate_inside_window: {
    es: 'En las vacaciones de la SEP te toca un descuento mayor: elige estudiante o maestro en lugar de flex.',
    en: 'In the SEP school holidays you get a larger discount: choose student or teacher instead of flex.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
