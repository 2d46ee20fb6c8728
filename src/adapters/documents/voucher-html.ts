import { qrPath } from '#adapters/documents/qr-path.ts';
import type { SheetVoucher, VoucherSheet } from '#app/vouchers/documents.ts';

/** The vouchers as one self-contained HTML document: no script, no request. */
export const voucherHtml = (sheet: VoucherSheet, sign: string): string => `<!doctype html>
<html lang="${sheet.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(sheet.title)}</title><style>${STYLE}</style></head>
<body><main><header>${sign.replace('<svg ', '<svg aria-hidden="true" ')}<h1>${escape(sheet.title)}</h1><p>${escape(sheet.carrier)}</p></header>
${sheet.vouchers.map(voucherPart).join('\n')}
</main></body></html>`;

function voucherPart({ heading, facts, note, folio, qr, qrLabel }: SheetVoucher): string {
  const { size, d } = qrPath(qr);
  const box = `-4 -4 ${size + 8} ${size + 8}`;
  return `<article><h2>${escape(heading)}</h2>
<dl>${facts.map(({ label, value }) => `<div><dt>${escape(label)}</dt><dd>${escape(value)}</dd></div>`).join('')}</dl>
<p>${escape(note)}</p>
<figure><svg viewBox="${box}" role="img" aria-label="${escape(qrLabel)}"><path fill="#fff" d="M-4-4h${size + 8}v${size + 8}H-4z"/><path fill="#000" d="${d}"/></svg>
<figcaption>${escape(folio.label)} <strong>${escape(folio.value)}</strong></figcaption></figure></article>`;
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#0b2a33;background:#fff}main{max-width:40rem;margin:auto;padding:1rem}
header svg{width:2.5rem;float:left;margin-right:.75rem}h1{margin:0;font-size:1.4rem}header p{margin:0;color:#51656b}
article{clear:both;margin:1.5rem 0;padding:1rem;border:1px solid #8a7f6b;border-radius:8px;break-inside:avoid}h2{margin:0 0 .5rem}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:.75rem;margin:0}dt,article p{color:#51656b;font-size:.9rem}dd{margin:0;font-weight:700}
figure{margin:1rem 0 0;text-align:center}figure svg{width:15rem;max-width:100%}`;
