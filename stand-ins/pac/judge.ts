import type { Books } from './books.ts';
import type { Certificates } from './certificates.ts';
import { dateComplaints } from './dates.ts';
import { childOf, type Element, valueOf } from './document.ts';
import type { Complaint } from './errors.ts';
import { factsOf } from './rules/facts.ts';
import { brokenRules, OFFLINE, REGISTERED } from './rules/matrix.ts';
import { sealComplaints } from './seal.ts';

export interface Bench {
  readonly books: Books;
  readonly certificates: Certificates;
  readonly now: number;
}

/** All broken rules of a document that conforms to the schema. */
export function complaintsAbout(comprobante: Element, { books, certificates, now }: Bench): readonly Complaint[] {
  const issuer = books.taxpayer(valueOf(childOf(comprobante, 'Emisor'), 'Rfc') ?? '');
  const facts = factsOf(comprobante, now, books.taxpayer);
  return [
    ...sealComplaints(comprobante, { trusted: certificates.trusted, now }),
    ...dateComplaints(comprobante, now),
    ...(issuer?.mayIssue ? [] : [NOT_OBLIGED]),
    ...brokenRules(OFFLINE, facts),
    ...brokenRules(REGISTERED, facts),
  ];
}

const NOT_OBLIGED = { code: '402', message: 'RFC del emisor no se encuentra en el régimen de contribuyentes (LCO).' };
