import type { ErrorCode } from '#domain/errors.ts';
import { formatPoints, points } from '#kernel/money.ts';
import type { Text } from '#text/message.ts';

const inPoints = (hundredths: unknown): string => formatPoints(points(Number(hundredths ?? 0)));

/** What paying with points can be refused with. */
export const pointsErrors = {
  traveller_session_required: {
    es: 'Entra con tu tarjeta de viajero frecuente para continuar. Tu reservación está guardada y no se usó ningún punto.',
    en: 'Sign in with your frequent-traveller card to go on. Your reservation is saved and no points were used.',
  },
  points_insufficient: ({ balance, missing }) => {
    const isCounted = missing !== undefined;
    return {
      es: `Tus puntos no alcanzan${isCounted ? `: tienes ${inPoints(balance)} y faltan ${inPoints(missing)}` : ' para este viaje'}. No se usó ninguno. Elige otra forma de pago.`,
      en: `You do not have enough points${isCounted ? `: you have ${inPoints(balance)} and ${inPoints(missing)} are missing` : ' for this trip'}. None were used. Choose another way of paying.`,
    };
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
