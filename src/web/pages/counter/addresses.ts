/** Where the counter and the log are, in each language. */
export const COUNTER_PATHS = { es: '/operacion/taquilla', en: '/operation/counter' } as const;
export const LOG_PATHS = { es: '/operacion/bitacora', en: '/operation/log' } as const;
