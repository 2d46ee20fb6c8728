import type { SoldPassengerType, SoldThing } from '#domain/invoicing/sold-thing.ts';
import { tidy } from '#kernel/filters.ts';

/** What a line of an invoice is of. */
export type InvoicedThing =
  | SoldThing
  /** A sale without an invoice request. */
  | { readonly kind: 'global' }
  /** A refund of that invoice. */
  | { readonly kind: 'given_back'; readonly invoice: string };

/** Maximum length of Descripcion. */
const MAX_LENGTH = 1000;

/** Tax documents are in Spanish, whatever the reader's language. */
const TYPES: Readonly<Record<SoldPassengerType, string>> = {
  adult: 'adulto',
  minor: 'menor',
  inapam: 'INAPAM',
  infant: 'infante',
  student: 'estudiante',
  student_flex: 'estudiante flex',
  teacher: 'maestro',
  teacher_flex: 'maestro flex',
};

/** The description of a line for the customer (Descripcion), composed from what was stored at the sale. */
export function descriptionOf(thing: InvoicedThing): string {
  switch (thing.kind) {
    case 'ticket': {
      const seat = thing.seat === null ? undefined : `asiento ${thing.seat}`;
      // Vans run inside a city: what is sold is the transfer.
      const what = thing.metropolitan ? 'Traslado metropolitano' : 'Boleto de autobús';
      return oneLine([`${what} ${routeOf(thing)}`, timeOf(thing), seat, thing.name, TYPES[thing.type]]);
    }
    case 'change': {
      const tickets = thing.folios.length > 0 ? `boletos ${thing.folios.join(', ')}` : undefined;
      return oneLine([`Diferencia por cambio de horario ${routeOf(thing)}`, timeOf(thing), tickets]);
    }
    case 'addition': {
      const what = thing.quantity > 1 ? `${thing.quantity} × ${thing.what}` : thing.what;
      return oneLine([`${what}, ${routeOf(thing)}`, timeOf(thing), `boleto ${thing.folio}`]);
    }
    case 'item':
      return oneLine([thing.description]);
    case 'sale':
      return 'Boletos de autobús';
    case 'global':
      // The SAT's term.
      return 'Venta';
    case 'given_back':
      return oneLine([`Devolución sobre la factura ${thing.invoice}`]);
  }
}

type Journey = Extract<SoldThing, { readonly kind: 'ticket' | 'change' | 'addition' }>;

const routeOf = ({ origin, destination }: Journey): string => `${origin} - ${destination}`;

/** `05/12/2026 08:00`, local time of the boarding stop. */
function timeOf({ departs }: Journey): string {
  if (departs === null) return 'fecha abierta';
  const [date = '', time = ''] = departs.split(' ');
  return `${date.split('-').toReversed().join('/')} ${time}`;
}

/** Stop names come from the carrier's files: removes characters that an original string or a document cannot hold. */
const oneLine = (parts: readonly (string | undefined)[]): string =>
  Array.from(
    tidy(
      parts
        .filter(Boolean)
        .join(', ')
        .toWellFormed()
        .replace(/[|\p{Cc}\uFFFD-\uFFFF]/gu, ' '),
    ),
  )
    .slice(0, MAX_LENGTH)
    .join('')
    .trim();
