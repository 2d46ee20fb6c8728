import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Message } from '#text/message.ts';

/** Who may travel as each passenger type. */
export const passengerTypeWho: Readonly<Record<PassengerType, Message>> = {
  adult: { es: '13 años o más', en: '13 and over' },
  minor: { es: '3 a 12 años el día del viaje', en: 'aged 3 to 12 on the day of travel' },
  inapam: { es: '60 años o más, con credencial', en: '60 and over, with the Mexican INAPAM card' },
  infant: { es: '0 a 2 años, viaja en brazos, gratis', en: 'aged 0 to 2, on a lap, free' },
  student: { es: 'en vacaciones de la SEP', en: 'in Mexican school holidays (SEP)' },
  student_flex: { es: 'fuera de vacaciones de la SEP', en: 'outside Mexican school holidays' },
  teacher: { es: 'en vacaciones de la SEP', en: 'in Mexican school holidays (SEP)' },
  teacher_flex: { es: 'fuera de vacaciones de la SEP', en: 'outside Mexican school holidays' },
};
