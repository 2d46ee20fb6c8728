import type { MovementKind } from '#domain/loyalty/movement.ts';
import type { PointsKind } from '#domain/loyalty/points.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { Message } from '#text/message.ts';
import { TIER_NAMES } from '#text/tiers.ts';

/** The page of a traveller's points. */
export const myPointsText = {
  title: { es: 'Mis puntos', en: 'My points' },
  lead: {
    es: 'Ganas puntos al abordar. Un punto vale un peso y se usan primero los que vencen antes.',
    en: 'You earn points when you board. One point is worth one peso, and points that expire first are used first.',
  },
  balances: { es: 'Lo que tienes', en: 'What you have' },
  ledgers: {
    purchased: { es: 'Puntos comprados', en: 'Purchased points' },
    win: { es: 'Puntos ganados', en: 'Earned points' },
  } satisfies Readonly<Record<PointsKind, Message>>,
  expires: (points: string, day: string) => ({
    es: `${points} vencen después del ${day}`,
    en: `${points} expire after ${day}`,
  }),
  nothingExpires: { es: 'Ninguno de tus puntos tiene vencimiento cercano.', en: 'None of your points expire soon.' },
  tier: { es: 'Tu nivel', en: 'Your tier' },
  card: (tier: Tier, trips: number) => ({
    es: `Tarjeta ${TIER_NAMES[tier].es}: ${trips === 1 ? '1 viaje' : `${trips} viajes`} este año`,
    en: `${TIER_NAMES[tier].en} card: ${trips === 1 ? '1 trip' : `${trips} trips`} this year`,
  }),
  next: (tier: Tier, missing: number) => ({
    es: `Te ${missing === 1 ? 'falta 1 viaje' : `faltan ${missing} viajes`} para la tarjeta ${TIER_NAMES[tier].es}. Subes en cuanto los haces.`,
    en: `${missing === 1 ? '1 more trip makes' : `${missing} more trips make`} it ${TIER_NAMES[tier].en}. You move up as soon as you make them.`,
  }),
  highest: { es: 'Tienes el nivel más alto.', en: 'You have the highest tier.' },
  movements: { es: 'Movimientos', en: 'Movements' },
  none: { es: 'Todavía no hay movimientos.', en: 'There are no movements yet.' },
  columns: {
    day: { es: 'Día', en: 'Day' },
    what: { es: 'Qué pasó', en: 'What happened' },
    points: { es: 'Puntos', en: 'Points' },
  },
  kinds: {
    won: { es: 'Ganados al abordar', en: 'Earned by boarding' },
    given: { es: 'Abonados por nosotros', en: 'Credited by us' },
    bought: { es: 'Comprados', en: 'Bought' },
    spent: { es: 'Usados para pagar', en: 'Used to pay' },
    returned: { es: 'Devueltos', en: 'Returned' },
    taken_back: {
      es: 'Retirados: se devolvió el dinero del viaje',
      en: 'Reversed: the trip was refunded',
    },
    sold_back: { es: 'Devolviste un paquete de puntos', en: 'You returned a pack of points' },
    expired: { es: 'Vencidos', en: 'Expired' },
  } satisfies Readonly<Record<MovementKind, Message>>,
  bought: (count: string) => ({ es: `Compraste ${count} puntos`, en: `You bought ${count} points` }),
  ofTicket: (folio: string) => ({ es: `boleto ${folio}`, en: `ticket ${folio}` }),
  ofOrder: (code: string) => ({ es: `reservación ${code}`, en: `reservation ${code}` }),
  until: (day: string) => ({ es: `sirven hasta el ${day}`, en: `valid until ${day}` }),
  older: { es: 'Movimientos anteriores', en: 'Older movements' },
  newest: { es: 'Volver a los más recientes', en: 'Back to the newest' },
  late: { es: '¿Viajaste sin tu tarjeta?', en: 'Did you travel without your card?' },
  lateLead: (days: number) => ({
    es: `Pide los puntos de un boleto a tu nombre con el que abordaste en los últimos ${days} días. Se abonan una sola vez.`,
    en: `Claim the points of a ticket in your name that you boarded with in the last ${days} days. Each ticket counts once.`,
  }),
  folio: { es: 'Folio del boleto', en: 'Ticket folio' },
  folioHint: { es: 'Está en tu boleto, junto al código QR.', en: 'It is on your ticket, beside the QR code.' },
  firstName: { es: 'Nombre en el boleto', en: 'First name on the ticket' },
  lastName: { es: 'Apellidos en el boleto', en: 'Last name on the ticket' },
  ask: { es: 'Pedir mis puntos', en: 'Claim my points' },
  added: (points: string) => ({
    es: `Listo: abonamos ${points} a tus puntos ganados.`,
    en: `Done: we added ${points} to your earned points.`,
  }),
  counted: {
    es: 'Listo: el viaje cuenta para tu nivel. No gana puntos porque se pagó con puntos o no costó nada.',
    en: 'Done: the trip counts towards your tier. It earns no points, because it was paid with points or cost nothing.',
  },
  ofPurchase: (code: string) => ({ es: `pedido ${code}`, en: `order ${code}` }),
  buy: { es: 'Buscar un viaje', en: 'Search for a trip' },
  buyPoints: { es: 'Comprar puntos', en: 'Buy points' },
} as const;
