import { escaped } from '../stage/escaped.ts';
import { type CancellationState, stateOf } from './cancellation.ts';
import type { Office } from './office.ts';
import type { Taxpayer } from './register.ts';
import type { Stamped } from './stamped.ts';

const STATES: Readonly<Record<CancellationState, string>> = {
  none: 'valid',
  waiting: 'valid, the receiver is asked',
  refused: 'valid, the receiver refused',
  cancelled: 'cancelled',
  'cancelled-with-consent': 'cancelled, the receiver agreed',
  'cancelled-by-silence': 'cancelled, the receiver said nothing',
};

/** The stamped documents, newest first, and the register. */
export function frontPage({ books, clock }: Office): string {
  const now = clock.now();
  const documents = books.all().toReversed();
  const row = (each: Stamped) =>
    `<tr><td><time>${escaped(each.stamp.at.replace('T', ' '))}</time></td><td>${escaped(`${each.series} ${each.folio}`)}</td><td><a href="/documents/${each.uuid}.xml">${each.uuid}</a></td><td>${escaped(each.receiverName)}<br>${escaped(each.receiver)}</td><td>${escaped(each.total)}</td><td>${STATES[stateOf(books.cancellation(each.uuid), now)]}</td></tr>`;
  const stamped = table(
    ['Stamped (central Mexico)', 'Invoice', 'UUID and XML', 'Receiver', 'Total', 'State'],
    documents.map(row),
  );
  return page(
    'PAC and SAT, simulated locally',
    `<h1>PAC and SAT, simulated locally</h1><p>Nothing here is a tax document.</p>
<h2>Stamped</h2>${documents.length === 0 ? '<p>Nothing yet.</p>' : stamped}
<h2>Register</h2><p>Who can be invoiced, as the SAT would have them. Everybody is invented.</p>${table(['RFC', 'Name', 'Postal code', 'Regimes'], books.taxpayers().map(taxpayerRow))}`,
  );
}

const taxpayerRow = ({ rfc, name, postalCode, regimes }: Taxpayer): string =>
  `<tr>${[rfc, name, postalCode, regimes.join(', ')].map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`;

const table = (heads: readonly string[], rows: readonly string[]): string =>
  `<div><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

const STYLE = `
:root{color-scheme:light dark}body{margin:0;font:1rem/1.5 system-ui,sans-serif}main{max-width:72rem;margin:0 auto;padding:1rem}
div{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid color-mix(in srgb,currentcolor 25%,transparent)}
time,td{font-variant-numeric:tabular-nums}time{white-space:nowrap}`;
