import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Message } from '#text/message.ts';

/** What each passenger type is called, who it is for and what proves it. */
export interface PassengerTypeText {
  readonly name: Message;
  readonly who: Message;
  /** Undefined where nothing has to be proved. */
  readonly proof: Message | undefined;
}

export const passengerTypes: Readonly<Record<PassengerType, PassengerTypeText>> = {
  adult: {
    name: { es: 'Adulto', en: 'Adult' },
    who: { es: '13 años o más', en: '13 and over' },
    proof: undefined,
  },
  minor: {
    name: { es: 'Menor', en: 'Child' },
    who: { es: '3 a 12 años el día del viaje', en: 'aged 3 to 12 on the day of travel' },
    proof: { es: 'CURP, acta de nacimiento o pasaporte', en: 'Passport, birth certificate or CURP' },
  },
  inapam: {
    name: { es: 'INAPAM', en: 'Senior (INAPAM)' },
    who: { es: '60 años o más, con credencial', en: '60 and over, with the Mexican INAPAM card' },
    proof: { es: 'Credencial INAPAM vigente', en: 'Valid INAPAM card' },
  },
  infant: {
    name: { es: 'Infante', en: 'Infant' },
    who: { es: '0 a 2 años, viaja en brazos, gratis', en: 'aged 0 to 2, on a lap, free' },
    proof: { es: 'CURP, acta de nacimiento o pasaporte', en: 'Passport, birth certificate or CURP' },
  },
  student: {
    name: { es: 'Estudiante', en: 'Student' },
    who: { es: 'en vacaciones de la SEP', en: 'in Mexican school holidays (SEP)' },
    proof: { es: 'Credencial de estudiante vigente', en: 'Valid Mexican student card' },
  },
  student_flex: {
    name: { es: 'Estudiante flex', en: 'Student flex' },
    who: { es: 'fuera de vacaciones de la SEP', en: 'outside Mexican school holidays' },
    proof: { es: 'Credencial de estudiante vigente', en: 'Valid student card' },
  },
  teacher: {
    name: { es: 'Maestro', en: 'Teacher' },
    who: { es: 'en vacaciones de la SEP', en: 'in Mexican school holidays (SEP)' },
    proof: { es: 'Credencial de maestro vigente', en: 'Valid Mexican teacher card' },
  },
  teacher_flex: {
    name: { es: 'Maestro flex', en: 'Teacher flex' },
    who: { es: 'fuera de vacaciones de la SEP', en: 'outside Mexican school holidays' },
    proof: { es: 'Credencial de maestro vigente', en: 'Valid teacher card' },
  },
};
