import * as paths from '#wire/page-paths.ts';

type Lang = 'es' | 'en';
type Query = Readonly<Record<string, string | number | null | undefined>>;

const withQuery = (path: string, query: Query): string => {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return given.length === 0
    ? path
    : `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};

export const tourSearchPath = (lang: Lang, query: Query = {}): string => withQuery(paths.tourSearch[lang], query);

/** A tour, by its name. */
export const tourDetailPath = (lang: Lang, name: string, query: Query = {}): string =>
  withQuery(paths.tourDetail.pattern[lang].replace(':name', encodeURIComponent(name)), query);

/** Choosing a start of a tour. */
export const tourReservationPath = (lang: Lang, query: Query & { readonly name: string }): string =>
  withQuery(paths.tourReservation[lang], query);

/** Where the order of a tour is paid. */
export const tourPaymentPath = (lang: Lang, code: string): string => withQuery(paths.tourPayment[lang], { code });

/** The ticket of a tour, by the code of its order. */
export const tourTicketPath = (lang: Lang, code: string): string => withQuery(paths.tourTicket[lang], { code });
