import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Message } from '#text/message.ts';

/** What each passenger type is called, on its own: a ticket says no more of it. */
export const passengerTypeNames: Readonly<Record<PassengerType, Message>> = {
  adult: { es: 'Adulto', en: 'Adult' },
  minor: { es: 'Menor', en: 'Child' },
  inapam: { es: 'INAPAM', en: 'Senior (INAPAM)' },
  infant: { es: 'Infante', en: 'Infant' },
  student: { es: 'Estudiante', en: 'Student' },
  student_flex: { es: 'Estudiante flex', en: 'Student flex' },
  teacher: { es: 'Maestro', en: 'Teacher' },
  teacher_flex: { es: 'Maestro flex', en: 'Teacher flex' },
};
