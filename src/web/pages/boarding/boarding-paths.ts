/** Where buses are boarded. */
export const BOARDING_PATHS = { es: '/operacion/abordaje', en: '/operation/boarding' } as const;

/** The program that keeps the page of a bus at hand without a signal. */
export const BOARDING_WORKER = '/boarding-worker.js';
