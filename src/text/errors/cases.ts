import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

export const caseErrors = {
  case_field_required: {
    es: 'Falta este dato. Escríbelo para que podamos atenderte.',
    en: 'This is missing. Fill it in so that we can help you.',
  },
  case_day_not_past: {
    es: 'Elige el día de tu viaje: hoy o uno del último año.',
    en: 'Choose the day of your trip: today or a day of the last year.',
  },
  case_day_not_coming: {
    es: 'Elige una fecha a partir de hoy y dentro del próximo año.',
    en: 'Choose a date from today on, within the next year.',
  },
  case_days_reversed: {
    es: 'Esta fecha es anterior a la primera. Elige el mismo día o uno posterior.',
    en: 'This date is before the first one. Choose the same day or a later one.',
  },
  case_people: ({ min, max }) => ({
    es: `Escribe cuántas personas viajan, de ${min} a ${max}. Si son menos, pueden comprar en línea.`,
    en: `Enter how many people travel, from ${min} to ${max}. A smaller party can buy online.`,
  }),
  dates_invalid: {
    es: 'Revisa el día y la hora: el auto se devuelve después de recibirlo.',
    en: 'Check the day and the time: the car is returned after it is picked up.',
  },
  pick_up_past: {
    es: 'Esa hora de hoy ya pasó. Elige una más tarde, u otro día.',
    en: 'That time has already passed today. Choose a later one, or another day.',
  },
  driver_age_invalid: ({ min }) => ({
    es: `Quien maneja debe tener al menos ${min} años. Escribe su edad en números.`,
    en: `The driver must be at least ${min} years old. Enter the age in digits.`,
  }),
  case_file_required: {
    es: 'Adjunta una identificación oficial. La ley la pide para cuidar que nadie más reciba tus datos.',
    en: 'Attach an official ID. The law requires it, so that no one else is given your data.',
  },
  case_files_too_many: ({ max }) => ({
    es: `Adjunta ${max} ${max === 1 ? 'archivo' : 'archivos'} como máximo. Tu texto sigue aquí; elige los archivos otra vez.`,
    en: `Attach ${max} ${max === 1 ? 'file' : 'files'} at most. Your text is still here; choose the files again.`,
  }),
  case_files_too_large: ({ megabytes }) => ({
    es: `Los archivos pesan más de ${megabytes} MB en total. Tu texto sigue aquí; elige archivos más ligeros.`,
    en: `The files are larger than ${megabytes} MB altogether. Your text is still here; choose smaller files.`,
  }),
  case_file_kind: {
    es: 'Un archivo no es una foto JPG o PNG ni un PDF. Tu texto sigue aquí; elige los archivos otra vez.',
    en: 'One of the files is neither a JPG or PNG picture nor a PDF. Your text is still here; choose the files again.',
  },
  case_not_found: {
    es: 'No hay un caso con ese número. Revisa que esté completo.',
    en: 'There is no case with that number. Check that it is complete.',
  },
  case_changed: {
    es: 'Alguien cambió este caso mientras lo leías. Revisa lo nuevo; lo que escribiste sigue aquí.',
    en: 'Someone changed this case while you were reading it. Check what is new; what you wrote is still here.',
  },
  case_closed: {
    es: 'Este caso está cerrado. Si necesitas algo más, escríbenos en Contacto.',
    en: 'This case is closed. If you need anything else, write to us from Contact.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
