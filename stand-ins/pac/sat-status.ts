import { type CancellationState, isCancelled, needsConsent, stateOf } from './cancellation.ts';
import { holders } from './cancelling.ts';
import { decimal, isSame } from './decimal.ts';
import type { Office } from './office.ts';
import type { Stamped } from './stamped.ts';

/** The SAT's status of a document. */
export interface Status {
  readonly CodigoEstatus: string;
  readonly EsCancelable: string;
  readonly Estado: string;
  readonly EstatusCancelacion: string;
  readonly ValidacionEFOS: string;
}

const NOT_FOUND: Status = {
  CodigoEstatus: 'N - 602: Comprobante no encontrado.',
  EsCancelable: '',
  Estado: 'No Encontrado',
  EstatusCancelacion: '',
  ValidacionEFOS: '',
};

const BAD_EXPRESSION: Status = {
  ...NOT_FOUND,
  CodigoEstatus: 'N - 601: La expresión impresa proporcionada no es válida.',
};

const CANCELLATION: Readonly<Record<CancellationState, string>> = {
  none: '',
  waiting: 'En proceso',
  refused: 'Solicitud rechazada',
  cancelled: 'Cancelado sin aceptación',
  'cancelled-with-consent': 'Cancelado con aceptación',
  'cancelled-by-silence': 'Plazo vencido',
};

/** Answers the query of a printed invoice: `?id=…&re=…&rr=…&tt=…&fe=…`. */
export function statusOf({ books, clock }: Office, expression: string): Status {
  const asked = new URLSearchParams(expression.slice(expression.indexOf('?') + 1));
  const field = (name: string) => asked.get(name) ?? '';
  if (['id', 're', 'rr', 'tt'].some((name) => field(name) === '')) return BAD_EXPRESSION;
  const document = books.byUuid(field('id'));
  if (!document || document.issuer !== field('re') || document.receiver !== field('rr')) return NOT_FOUND;
  if (!/^\d+(\.\d+)?$/.test(field('tt')) || !isSame(decimal(field('tt')), decimal(document.total))) return NOT_FOUND;
  // In a URL a plus may have become a space.
  if (field('fe') !== '' && field('fe').replaceAll(' ', '+') !== document.seal.slice(-8)) return NOT_FOUND;
  const now = clock.now();
  const state = stateOf(books.cancellation(document.uuid), now);
  return {
    CodigoEstatus: 'S - Comprobante obtenido satisfactoriamente.',
    EsCancelable: cancellable(document, holders(books, document, now).length > 0),
    Estado: isCancelled(state) ? 'Cancelado' : 'Vigente',
    EstatusCancelacion: CANCELLATION[state],
    ValidacionEFOS: '200',
  };
}

function cancellable(document: Stamped, isHeld: boolean): string {
  if (isHeld) return 'No cancelable';
  return needsConsent(document) ? 'Cancelable con aceptación' : 'Cancelable sin aceptación';
}
