import type { CardPass } from '#app/loyalty/card-passes.ts';
import type { WalletPass } from '#app/ticketing/wallet-passes.ts';
import type { WalletVoucher } from '#app/vouchers/voucher-passes.ts';

/** A ticket across the border of Nayarit. */
export const PASS: WalletPass = {
  folio: '7K3M9QX2VD-01',
  code: '04QKJ2B5WCP93ZTYH6R1'.repeat(9).slice(0, 172),
  lang: 'es',
  carrier: 'Costera',
  passenger: 'María José Muñoz',
  from: { city: 'Guadalajara', detail: 'Nueva Central' },
  to: { city: 'Rincón de Guayabitos', detail: undefined },
  labels: {
    passenger: 'Pasajero',
    seat: 'Asiento',
    departs: 'Sale',
    arrives: 'Llega',
    service: 'Servicio',
    folio: 'Folio',
    baggage: 'Equipaje',
  },
  seat: '12',
  service: 'Primera',
  baggage: '5 maletas de 35 kg, 1 deportivo o instrumento, 2 de mano',
  departsAt: '2026-11-27T09:05:00-06:00',
  arrivesAt: '2026-11-27T12:16:00-07:00',
};

/** Whale watching from the longest pier. */
export const VOUCHER: WalletVoucher = {
  folio: 'V123456789',
  number: 'V1234-56789',
  code: '04QKJ2B5WCP93ZTYH6R1'.repeat(7).slice(0, 135),
  lang: 'es',
  carrier: 'Costera',
  title: 'Avistamiento de ballenas en Bahía de Banderas',
  place: 'Muelle de Playa Los Muertos, junto a la escultura del caballito de mar',
  startsAt: '2026-11-27T08:30:00-06:00',
  when: 'viernes 27 de noviembre de 2026, 08:30',
  people: '4',
  provider: 'Mar y Monte Experiencias de la Costa, +52 322 555 0148',
  labels: {
    when: 'Cuándo',
    where: 'Dónde',
    people: 'Personas',
    provider: 'Lo ofrece',
    folio: 'Folio del vale',
  },
};

export const CARD: CardPass = {
  card: '700000000013',
  number: '7000 0000 0013',
  lang: 'es',
  carrier: 'Costera',
  title: 'Viajero frecuente',
  name: 'María José Muñoz',
  tier: 'Oro',
  labels: { number: 'Tarjeta', name: 'Nombre', tier: 'Nivel' },
};
