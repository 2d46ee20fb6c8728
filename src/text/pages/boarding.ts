import type { BoardingVerdict } from '#domain/boarding/boarding-verdict.ts';
import type { VoucherVerdict } from '#domain/vouchers/voucher-verdict.ts';
import type { Message } from '#text/message.ts';
import { fullStop } from '#text/moments.ts';

/** The boarding scanner. */
export const boardingText = {
  title: { es: 'Abordaje', en: 'Boarding' },
  cancelled: { es: 'Salida cancelada: no sale', en: 'Departure cancelled: it does not run' },
  cancelledForSome: {
    es: 'Esta salida está cancelada desde algunas paradas: la lista dice quiénes ya no tienen autobús.',
    en: 'This departure is cancelled from some of its stops: the list says whose bus does not run.',
  },
  noBus: { es: 'su salida está cancelada', en: 'their departure is cancelled' },
  hint: { es: 'Lee boletos en la puerta, también sin señal.', en: 'Scan tickets at the door, also without a signal.' },
  where: { es: '¿Dónde estás?', en: 'Where are you?' },
  chooseStop: { es: 'Elige tu parada', en: 'Choose your stop' },
  show: { es: 'Ver autobuses', en: 'Show buses' },
  buses: (stop: string): Message => ({ es: `Autobuses en ${stop}`, en: `Buses at ${stop}` }),
  noBuses: {
    es: 'No sale ningún autobús en las próximas horas.',
    en: 'No bus leaves in the next hours.',
  },
  /** Of paid tickets; those that are still to be paid beside them. */
  boarded: (boarded: number, tickets: number, unpaid: number): Message => {
    if (tickets === 0 && unpaid === 0) return { es: 'sin pasajeros', en: 'no passengers' };
    const aboard = { es: `${boarded} de ${tickets} a bordo`, en: `${boarded} of ${tickets} on board` };
    if (unpaid === 0) return aboard;
    const due = { es: `${unpaid} sin pagar`, en: `${unpaid} unpaid` };
    return tickets === 0 ? due : { es: `${aboard.es}, ${due.es}`, en: `${aboard.en}, ${due.en}` };
  },
  along: { es: 'Lleva además', en: 'Takes along' },
  otherBus: { es: 'Otro autobús', en: 'Another bus' },
  place: { es: 'Andén o puerta', en: 'Bay or door' },
  code: { es: 'Código o folio', en: 'Code or folio' },
  codeHint: {
    es: 'Con un lector de mano, o escribe el folio: 7K3M9QX2VD-01. También el de un vale: V1234-56789.',
    en: 'With a hand scanner, or type the folio: 7K3M9QX2VD-01. Also of a voucher: V1234-56789.',
  },
  check: { es: 'Revisar', en: 'Check' },
  openCamera: { es: 'Abrir la cámara', en: 'Open the camera' },
  closeCamera: { es: 'Cerrar la cámara', en: 'Close the camera' },
  noCamera: {
    es: 'Este navegador no lee códigos con la cámara. Usa un lector de mano o escribe el folio.',
    en: 'This browser does not read codes with its camera. Use a hand scanner or type the folio.',
  },
  cameraRefused: {
    es: 'No se pudo abrir la cámara. Revisa el permiso, o escribe el folio.',
    en: 'The camera could not be opened. Check its permission, or type the folio.',
  },
  ready: { es: 'Listo para leer', en: 'Ready to scan' },
  online: { es: 'Con señal', en: 'Online' },
  offline: {
    es: 'Sin señal: se revisa con la lista de este equipo',
    en: "No signal: checked against this device's list",
  },
  waiting: (scans: number): Message => ({
    es: `${scans} por enviar`,
    en: `${scans} to be sent`,
  }),
  signedOut: {
    es: 'Tu turno terminó. Entra de nuevo para enviar lo que leíste: sigue guardado aquí.',
    en: 'Your shift has ended. Sign in again to send what you scanned: it is kept here.',
  },
  signIn: { es: 'Entrar', en: 'Sign in' },
  listOf: (time: string): Message => ({ es: `Lista: ${time}`, en: `List: ${time}` }),
  seat: { es: 'Asiento', en: 'Seat' },
  noSeat: { es: 'En brazos', en: 'On a lap' },
  folio: { es: 'Folio', en: 'Folio' },
  /** For `A*** L***`: the ID can be compared only with what is shown. */
  askForId: (masked: string): Message => {
    const initials = masked.replaceAll('***', '.');
    return {
      es: `Folio escrito: pide una identificación. Sus iniciales deben ser ${initials}`,
      en: `Typed folio: ask for an ID. Its initials must be ${initials}`,
    };
  },
  people: (people: number): Message => ({
    es: people === 1 ? '1 persona' : `${people} personas`,
    en: people === 1 ? '1 person' : `${people} people`,
  }),
  alarms: { es: 'Revisa a estos pasajeros', en: 'Check these passengers' },
  alarm: (folio: string, why: string): Message => ({
    es: `${folio}: lo dejaste subir antes de que respondiera el sistema y no debía. ${why}`,
    en: `${folio}: you let them board before the system answered and should not have. ${why}`,
  }),
  voucherFrom: (moment: string): Message => ({
    es: fullStop(`Vale desde: ${moment}`),
    en: fullStop(`Valid from: ${moment}`),
  }),
  voucherAlarm: (folio: string, why: string): Message => ({
    es: `${folio}: canjeaste este vale antes de que respondiera el sistema y no debía valer. ${why}`,
    en: `${folio}: you redeemed this voucher before the system answered and should not have. ${why}`,
  }),
  seen: { es: 'Enterado', en: 'Understood' },
  passengers: { es: 'Pasajeros', en: 'Passengers' },
  unpaid: { es: 'sin pagar', en: 'unpaid' },
  onBoard: { es: 'a bordo', en: 'on board' },
  needsScript: {
    es: 'Esta pantalla necesita JavaScript para leer códigos.',
    en: 'This screen needs JavaScript to read codes.',
  },
} as const;

/** The operator's first line, in capitals for urgent ones: never distinguished by colour alone. */
export const verdictTitles: Readonly<Record<BoardingVerdict | 'unsure', Message>> = {
  boards: { es: 'SUBE', en: 'BOARD' },
  already_boarded: { es: 'NO: YA ABORDÓ', en: 'NO: ALREADY BOARDED' },
  forged: { es: 'NO: CÓDIGO FALSO', en: 'NO: FAKE CODE' },
  expired: { es: 'NO: VENCIDO', en: 'NO: EXPIRED' },
  void: { es: 'NO: YA NO VALE', en: 'NO: NO LONGER VALID' },
  unpaid: { es: 'NO: SIN PAGAR', en: 'NO: UNPAID' },
  open: { es: 'NO: BOLETO ABIERTO', en: 'NO: OPEN TICKET' },
  wrong_day: { es: 'NO: OTRO DÍA', en: 'NO: ANOTHER DAY' },
  wrong_bus: { es: 'NO: OTRO AUTOBÚS', en: 'NO: ANOTHER BUS' },
  cancelled: { es: 'NO: SALIDA CANCELADA', en: 'NO: DEPARTURE CANCELLED' },
  unsure: { es: 'REVISA A MANO', en: 'CHECK BY HAND' },
};

/** What to do about it. */
export const verdictHints: Readonly<Record<BoardingVerdict | 'unsure', Message | undefined>> = {
  boards: undefined,
  already_boarded: {
    es: 'Alguien ya subió con este boleto. Pide identificación a los dos.',
    en: 'Someone has already boarded with this ticket. Ask both for an ID.',
  },
  forged: {
    es: 'No es un código nuestro, o lo alteraron. Pide el boleto original o el folio.',
    en: 'It is not one of our codes, or it was altered. Ask for the original ticket or the folio.',
  },
  expired: { es: 'Era para una salida que ya pasó.', en: 'It was for a departure that is past.' },
  void: {
    es: 'El boleto se cambió, se devolvió o se emitió de nuevo. Pide el más reciente.',
    en: 'The ticket was changed, refunded or reissued. Ask for the latest one.',
  },
  unpaid: { es: 'Falta pagarlo en taquilla.', en: 'It has to be paid at the counter first.' },
  open: {
    es: 'Primero se confirma a una corrida, en taquilla.',
    en: 'It has to be assigned to a departure first, at the counter.',
  },
  wrong_day: undefined,
  wrong_bus: undefined,
  cancelled: {
    es: 'El autobús de este boleto no sale de esta parada. En taquilla se le cambia, o se le devuelve.',
    en: 'The bus of this ticket will not run from this stop. The counter changes or refunds the ticket.',
  },
  unsure: {
    es: 'Este equipo no puede comprobarlo sin señal. Busca el folio en la lista y compara sus iniciales con una identificación.',
    en: 'This device cannot check it without a signal. Find the folio in the list and compare its initials with an ID.',
  },
};

/** The operator's first line about a voucher. */
export const voucherVerdictTitles: Readonly<Record<VoucherVerdict | 'unsure', Message>> = {
  redeems: { es: 'VALE CANJEADO', en: 'VOUCHER REDEEMED' },
  already_redeemed: { es: 'NO: YA SE CANJEÓ', en: 'NO: ALREADY REDEEMED' },
  forged: { es: 'NO: VALE FALSO', en: 'NO: FAKE VOUCHER' },
  expired: { es: 'NO: VALE VENCIDO', en: 'NO: VOUCHER EXPIRED' },
  too_early: { es: 'NO: TODAVÍA NO VALE', en: 'NO: NOT VALID YET' },
  cancelled: { es: 'NO: VALE CANCELADO', en: 'NO: VOUCHER CANCELLED' },
  unsure: { es: 'REVISA A MANO', en: 'CHECK BY HAND' },
};

/** What to do about a voucher. */
export const voucherVerdictHints: Readonly<Record<VoucherVerdict | 'unsure', Message | undefined>> = {
  redeems: undefined,
  already_redeemed: {
    es: 'Alguien ya usó este vale. Pide identificación y llama a quien lo ofrece.',
    en: 'Someone has already used this voucher. Ask for an ID and call its provider.',
  },
  forged: {
    es: 'No es un vale nuestro, o lo alteraron. Pide el correo de la compra.',
    en: 'It is not one of our vouchers, or it was altered. Ask for the e-mail of the purchase.',
  },
  expired: { es: 'Era para una salida que ya pasó.', en: 'It was for a start that is past.' },
  too_early: undefined,
  cancelled: { es: 'Se canceló y su dinero se devolvió.', en: 'It was cancelled and its money was returned.' },
  unsure: {
    es: 'Este equipo no puede comprobarlo sin señal. Anota el folio y pide una identificación.',
    en: 'This device cannot check it without a signal. Write down its number and ask for an ID.',
  },
};

/** The bus it is for. */
export const otherBusText = (when: string, destination: string): Message => ({
  es: fullStop(`Es para ${destination}, ${when}`),
  en: fullStop(`It is for ${destination}, ${when}`),
});

/** When and where it was first scanned. */
export const firstScanText = (time: string, place: string): Message => ({
  es: fullStop(`La primera vez: ${time}${place ? `, ${place}` : ''}`),
  en: fullStop(`The first time: ${time}${place ? `, ${place}` : ''}`),
});
