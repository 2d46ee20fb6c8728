import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Message } from '#text/message.ts';

/** The name of each passenger type: a ticket shows only this. */
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
