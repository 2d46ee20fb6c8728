import type { Caption, InvoiceFact, InvoiceLine, InvoiceParty, InvoiceSheet } from '#app/invoicing/invoice-sheet.ts';
import { qrPath } from '#adapters/documents/qr-path.ts';

/** An invoice as one self-contained HTML document: no script, no request, printable on letter sheets. */
export function invoiceHtml(sheet: InvoiceSheet): string {
  const { letterhead, title, number, uuid, parties, legend } = sheet;
  return `<!doctype html>
<html lang="es-MX">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(`${title.es} ${number} ${uuid.value}`)}</title><style>${STYLE}</style></head>
<body><main>
<header><div><p class="wordmark">${escape(letterhead.name)}</p><p class="muted"${twinLang(sheet)}>${escape(letterhead.tagline)}</p></div>
<div class="title"><h1>${caption(title)}</h1><p class="number">${escape(number)}</p></div></header>
<hr class="road">${mark(sheet)}
<dl class="folio">${[uuid, ...sheet.dates].map(fact).join('')}</dl>
<div class="parties">${party(parties[0], letterhead.contact)}${party(parties[1])}</div>
<dl class="terms">${sheet.facts.map(fact).join('')}</dl>
<div class="scroll" tabindex="0" role="region" aria-label="${escape(sheet.columns.description.es)}">${table(sheet)}</div>
<div class="sums"><dl class="words">${fact(sheet.words)}</dl>
<dl class="totals">${sheet.totals.map(fact).join('')}<div class="total">${entry(sheet.total)}</div></dl></div>
<section class="proof">${qr(sheet)}<dl><div class="certificates">${sheet.certificates.map(fact).join('')}</div>${sheet.seals.map(seal).join('')}</dl></section>
<footer><p>${caption(legend)}</p></footer>
</main></body></html>`;
}

const mark = ({ mark: it }: InvoiceSheet): string =>
  it === undefined ? '' : `\n<p class="mark"><strong>${caption(it.word)}</strong> <span>${caption(it.says)}</span></p>`;

/** The tagline is in the reader's language. */
const twinLang = ({ lang }: InvoiceSheet): string => (lang === 'en' ? ' lang="en"' : '');

function caption({ es, en }: Caption): string {
  const twin = en === undefined || en === es ? '' : ` <small lang="en">${escape(en)}</small>`;
  return `${escape(es)}${twin}`;
}

const entry = (it: InvoiceFact): string => `<dt>${caption(it.caption)}</dt><dd>${escape(it.value)}</dd>`;

const fact = (it: InvoiceFact): string => `<div>${entry(it)}</div>`;

const seal = (it: InvoiceFact): string => `<div class="seal">${entry(it)}</div>`;

function party(it: InvoiceParty, contact: readonly string[] = []): string {
  const lines = contact.map((line) => `<p class="muted">${escape(line)}</p>`).join('');
  return `<section><h2>${caption(it.caption)}</h2><p class="name">${escape(it.name)}</p><dl>${it.facts.map(fact).join('')}</dl>${lines}</section>`;
}

function table({ columns, lines }: InvoiceSheet): string {
  const { product, description, quantity, unitPrice, discount, amount } = columns;
  const words = [product, description].map((it) => `<th scope="col">${caption(it)}</th>`);
  const figures = [quantity, unitPrice, discount, amount].map(
    (it) => `<th scope="col" class="figure">${caption(it)}</th>`,
  );
  return `<table><thead><tr>${[...words, ...figures].join('')}</tr></thead><tbody>${lines.map(row).join('\n')}</tbody></table>`;
}

function row(line: InvoiceLine): string {
  const details = line.details.map(escape).join(' · ');
  const figures = [line.quantity, line.unitPrice, line.discount, line.amount]
    .map((figure) => `<td class="figure">${escape(figure)}</td>`)
    .join('');
  return `<tr><td>${escape(line.product)}<br><span class="muted">${escape(line.unit)}</span></td><td>${escape(line.description)}<br><span class="muted">${details}</span></td>${figures}</tr>`;
}

function qr({ qr: text, qrCaption }: InvoiceSheet): string {
  const { size, d } = qrPath(text);
  const box = `-4 -4 ${size + 8} ${size + 8}`;
  const picture = `<svg viewBox="${box}" role="img" aria-label="${escape(qrCaption.es)}"><path fill="#fff" d="M-4-4h${size + 8}v${size + 8}H-4z"/><path fill="#000" d="${d}"/></svg>`;
  return `<figure><a href="${escape(text)}" rel="noreferrer">${picture}</a><figcaption>${caption(qrCaption)}</figcaption></figure>`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

const STYLE = `
*{box-sizing:border-box;margin:0}body{font:14px/1.45 system-ui,sans-serif;color:#0b2a33;background:#fbf6ec;font-variant-numeric:tabular-nums lining-nums}
main{max-width:52rem;margin:0 auto;padding:2rem;background:#fff}header{display:flex;justify-content:space-between;gap:1rem}
.wordmark{font:700 2.2rem/1 'Bricolage Grotesque',system-ui,sans-serif;color:#0e6e75}.title{text-align:right}h1{font-size:1.5rem;line-height:1.1}
.number{font-size:1.15rem;font-weight:700;color:#0e6e75}small{display:block;font-size:.72rem;font-weight:400;line-height:1.15}.muted,dt,figcaption{color:#51656b;font-size:.8rem}
.road{border:0;border-top:3px solid #0e6e75;margin:.75rem 0 1rem}dd{margin:0}
.mark{border:3px solid #a3211a;border-radius:8px;color:#a3211a;padding:.5rem .75rem;margin-bottom:1rem;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;overflow-wrap:anywhere}.mark strong{font-size:1.5rem}
.folio{display:grid;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr));gap:.75rem;background:#e0efec;border-radius:8px;padding:.75rem}.folio div:first-child{grid-column:1/-1}.folio dd,.terms dd{font-weight:600;overflow-wrap:anywhere}
.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr));gap:1rem 2rem;margin:1rem 0}h2{font-size:.8rem;font-weight:600;color:#0e6e75}.name{font-weight:700;font-size:1.05rem}
.parties dl div{display:grid;grid-template-columns:9rem 1fr;gap:.5rem;align-items:baseline}
.terms{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.5rem 1rem;border-top:1px solid #d5cbb5;padding:.75rem 0}
.scroll{overflow-x:auto}table{width:100%;min-width:40rem;border-collapse:collapse}th{background:#0e6e75;color:#fff;text-align:left;font-size:.8rem}th,td{padding:.45rem .5rem;vertical-align:top}td{border-bottom:1px solid #d5cbb5}
.figure{text-align:right;white-space:nowrap}td:last-child{font-weight:600}tr{break-inside:avoid}thead{display:table-header-group}
.sums{display:flex;flex-wrap:wrap;gap:1rem 2rem;justify-content:space-between;padding:.75rem 0}.words{flex:1 1 16rem}.words dd{font-weight:600}
.totals{flex:0 1 20rem}.totals div{display:flex;justify-content:space-between;gap:1rem;align-items:baseline}.totals .total{border-top:2px solid #0e6e75;margin-top:.4rem;padding-top:.4rem}.total dt{font-weight:700;color:#0b2a33;font-size:1rem}.total dd{font-size:1.5rem;font-weight:700;color:#0e6e75}
.proof{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;border-top:1px solid #d5cbb5;padding:1rem 0;break-inside:avoid}figure{width:8.5rem}figure svg{width:100%;display:block}.proof>dl{flex:1 1 22rem;min-width:0}
.certificates{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}.certificates dd{font-weight:600}.seal{margin-top:.4rem}.seal dd{font:.68rem/1.3 ui-monospace,Consolas,monospace;overflow-wrap:anywhere}
footer{font-weight:700}@page{size:letter;margin:12mm}@media print{body{background:#fff;font-size:11px}main{padding:0;max-width:none}}`;
