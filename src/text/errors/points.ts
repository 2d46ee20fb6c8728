import type { ErrorCode } from '#domain/errors.ts';
import { formatPoints, points } from '#kernel/money.ts';
import type { Lang } from '#text/lang.ts';
import type { Text } from '#text/message.ts';
import { moneyIn } from '#text/money.ts';

const inPoints = (hundredths: unknown): string => formatPoints(points(Number(hundredths ?? 0)));

const inPesos = (amount: unknown, lang: Lang): string => moneyIn(Number(amount ?? 0), lang);

/** Errors of paying with points or credit. */
export const pointsErrors = {
  traveller_session_required: {
    es: 'Entra con tu tarjeta de viajero frecuente para continuar. Tu reservación está guardada y no se usó ningún punto.',
    en: 'Sign in with your frequent-traveller card to continue. Your reservation is saved and no points were used.',
  },
  points_insufficient: ({ balance, missing }) => {
    const isCounted = missing !== undefined;
    return {
      es: `Tus puntos no alcanzan${isCounted ? `: tienes ${inPoints(balance)} y faltan ${inPoints(missing)}` : ' para este viaje'}. No se usó ninguno. Elige otra forma de pago.`,
      en: `You do not have enough points${isCounted ? `: you have ${inPoints(balance)} and ${inPoints(missing)} are missing` : ' for this trip'}. None were used. Choose another way of paying.`,
    };
  },
  ticket_folio_required: {
    es: 'Escribe el folio de tu boleto.',
    en: 'Enter the folio on your ticket.',
  },
  late_credit_not_found: {
    es: 'No encontramos un boleto abordado con ese folio y ese nombre. Revísalos tal como están en tu boleto.',
    en: 'We found no boarded ticket with that folio and that name. Check both as they are on your ticket.',
  },
  late_credit_other_name: {
    es: 'Ese boleto está a otro nombre que tu cuenta. Los puntos son de quien viajó.',
    en: 'That ticket is in a different name from your account. Points belong to the person who travelled.',
  },
  late_credit_won: {
    es: 'Ese boleto ya ganó sus puntos. Cada boleto los gana una vez.',
    en: 'That ticket has already earned its points. Each ticket earns them once.',
  },
  late_credit_given_up: {
    es: 'El dinero de ese boleto se devolvió, así que no gana puntos.',
    en: 'That ticket was refunded, so it earns no points.',
  },
  late_credit_over: ({ days }) => ({
    es: `Ese viaje fue hace más de ${Number(days ?? 0)} días. Los puntos se piden antes.`,
    en: `That trip was more than ${Number(days ?? 0)} days ago, too long ago to claim its points.`,
  }),
  points_pack_unknown: {
    es: 'Elige uno de los paquetes de puntos de la lista.',
    en: 'Choose one of the packs of points on the list.',
  },
  points_pack_spent: {
    es: 'Ya usaste puntos de este paquete, y ya no se puede devolver.',
    en: 'You have used points of this pack, so it can no longer be returned.',
  },
  credit_code_invalid: {
    es: 'Ese código de saldo no existe. Revísalo: son trece letras y números, en tu correo o en tu reservación; de una tarjeta de regalo, el código y enseguida la clave. No se hizo ningún cargo.',
    en: 'That credit code does not exist. Check it: thirteen letters and digits, in your e-mail or your reservation; for a gift card, the code followed by the secret. Nothing was charged.',
  },
  credit_expired: {
    es: 'Ese saldo ya venció. No se hizo ningún cargo. Elige otra forma de pago.',
    en: 'That credit has expired. Nothing was charged. Choose another payment method.',
  },
  credit_insufficient: ({ balance, missing }) => {
    const isCounted = missing !== undefined;
    return {
      es: `Ese saldo no alcanza${isCounted ? `: quedan ${inPesos(balance, 'es')} y faltan ${inPesos(missing, 'es')}` : ' para este viaje'}. No se usó nada. Elige otra forma de pago.`,
      en: `That credit is not enough${isCounted ? `: ${inPesos(balance, 'en')} are left and ${inPesos(missing, 'en')} are missing` : ' for this trip'}. None of it was used. Choose another way of paying.`,
    };
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
