import type { Lang } from '#text/lang.ts';

/** Where the tickets a device keeps are shown. */
export const MY_TICKETS: Readonly<Record<Lang, string>> = { es: '/mis-boletos', en: '/my-tickets' };

/** Shown for a page that cannot be fetched; in both languages. */
export const OFFLINE = '/sin-conexion';
