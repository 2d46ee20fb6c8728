import { baggageOf } from '#adapters/documents/baggage-of.ts';
import type { SheetFact, SheetDeadline, SheetStop, SheetTicket, TicketSheet } from '#app/ticketing/documents.ts';
import { qrPath } from '#adapters/documents/qr-path.ts';

/** The tickets as one self-contained HTML document: no script, no request, printable on one sheet per ticket. */
export function ticketHtml(sheet: TicketSheet, sign: string): string {
  const warning = sheet.warning ? `<p class="warning" role="note">${escape(sheet.warning)}</p>` : '';
  return `<!doctype html>
<html lang="${sheet.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(sheet.title)}</title><style>${STYLE}</style></head>
<body><main>
<header><p class="carrier">${sign.replace('<svg ', '<svg aria-hidden="true" ')}${escape(sheet.carrier)}</p><h1>${escape(sheet.title)}</h1>
<p class="code">${escape(sheet.codeLabel)} <strong>${escape(sheet.code)}</strong></p>${warning}</header>
${sheet.tickets.map(ticket).join('\n')}
<footer><ul>${sheet.notes.map((note) => `<li>${escape(note)}</li>`).join('')}</ul></footer>
</main></body></html>`;
}

const ticket = (it: SheetTicket): string => `<article>
<h2>${escape(it.heading)} <span class="kind">${escape(it.kind)}</span></h2>
<div class="road">${stop(it.from)}<span class="line" aria-hidden="true"></span>${stop(it.to)}<div class="stop"><p class="time">${escape(it.seat.value)}</p><p>${escape(it.seat.label)}</p></div></div>
<div class="body"><dl>${[...it.facts, ...baggageOf(it)].map(fact).join('')}</dl>${qr(it)}</div>
${it.deadlines ? `<section class="deadlines"><h3>${escape(it.deadlines.heading)}</h3><ol>${it.deadlines.deadlines.map(deadline).join('')}</ol></section>` : ''}
</article>`;

const stop = (it: SheetStop): string =>
  `<div class="stop"><p class="time">${escape(it.time)}</p><p class="name">${escape(it.city)}</p>${it.detail ? `<p>${escape(it.detail)}</p>` : ''}${it.note ? `<p class="note">${escape(it.note)}</p>` : ''}<p>${escape(it.date)}</p></div>`;

const fact = (it: SheetFact): string => `<div><dt>${escape(it.label)}</dt><dd>${escape(it.value)}</dd></div>`;

const deadline = (it: SheetDeadline): string =>
  `<li><strong>${escape([it.day, it.value].filter(Boolean).join(', '))}</strong> ${escape(it.label)}</li>`;

function qr(it: SheetTicket): string {
  if (it.qr === undefined) return '';
  const { size, d } = qrPath(it.qr);
  const box = `-4 -4 ${size + 8} ${size + 8}`;
  return `<figure><svg viewBox="${box}" role="img" aria-label="${escape(it.qrLabel)}"><path fill="#fff" d="M-4-4h${size + 8}v${size + 8}H-4z"/><path fill="#000" d="${d}"/></svg><figcaption>${escape(it.qrLabel)}</figcaption></figure>`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

const STYLE = `
*{box-sizing:border-box;margin:0}body{font:16px/1.45 system-ui,sans-serif;color:#0b2a33;background:#fbf6ec;font-variant-numeric:tabular-nums}
main{max-width:46rem;margin:0 auto;padding:1rem}header{padding:.5rem 0 1rem}.carrier{display:flex;gap:.5rem;align-items:center;font-weight:700;font-size:1.2rem;color:#0e6e75}.carrier svg{width:2.25rem}h1{font-size:1.5rem}
.code strong{font-size:1.25rem;letter-spacing:.08em}.warning{margin-top:.75rem;padding:.75rem;border:2px solid #8a5a00;background:#fff3d6;border-radius:8px;font-weight:600}
article{background:#fff;border:1px solid #8a7f6b;border-radius:12px;padding:1rem;margin:0 0 1rem;break-inside:avoid}
h2{font-size:1.1rem;display:flex;gap:.5rem;justify-content:space-between;flex-wrap:wrap}.kind{border:1px solid currentcolor;border-radius:99px;padding:0 .6rem;font-size:.85rem}
.road{display:grid;grid-template-columns:1fr auto 1fr auto;gap:.75rem;margin:.75rem 0;align-items:start}.line{width:2rem;border-top:3px solid #0e6e75;margin-top:1.1rem}
.time{font-size:1.6rem;font-weight:700}.name{font-weight:600}.note{color:#51656b}
.body{display:flex;flex-wrap:wrap;gap:1rem;justify-content:space-between}dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.5rem 1rem;flex:1 1 18rem}
dt{color:#51656b;font-size:.85rem}dd{margin:0;font-weight:600}figure{width:11rem}figure svg{width:100%;display:block}figcaption{font-size:.8rem;text-align:center}
.deadlines{padding:.75rem 0 0;border-top:1px dashed #8a7f6b;margin-top:.75rem}h3{font-size:.85rem;color:#51656b}ol{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:.5rem;list-style:none;padding:.25rem 0 0}
footer{color:#51656b;font-size:.9rem}@media(max-width:30rem){.road{grid-template-columns:1fr 1fr}.line{display:none}}
@page{margin:9mm}@media print{html{font-size:9.5px}body{background:#fff;font-size:1rem;line-height:1.3}main{padding:0;max-width:none}header{padding:0 0 .5rem}.time{font-size:20pt;line-height:1.1}article{padding:.6rem 1rem;margin:0 0 .6rem}.road{margin:.3rem 0}article{display:grid;grid-template-columns:1fr 29mm;column-gap:1rem}.body{display:contents}h2,.road,dl{grid-column:1}dl{align-content:start;row-gap:.1rem}figure{grid-area:1/2/4;width:29mm}.deadlines{grid-column:1/-1;margin-top:.3rem;padding-top:.3rem}}`;
