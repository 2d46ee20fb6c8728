import type { TaxCategory } from '#domain/ledger/tax-category.ts';

/** A seat on a scheduled intercity bus (T31), and luggage carried with its passenger. */
export const BUS_TRIP: TaxCategory = { vatRate: 16, product: '78111802', unit: { key: 'E54', name: 'Viaje' } };

/** A seat on a line inside one metropolitan area: exempt (LIVA 15, V), and a scheduled bus all the same. */
export const METROPOLITAN_TRIP: TaxCategory = { ...BUS_TRIP, vatRate: null };
