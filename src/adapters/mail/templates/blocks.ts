import type { LetterBlock, LetterStop, LetterTicket } from '#app/notices/letter.ts';
import { escape } from '#adapters/mail/templates/escape.ts';
import type { LetterColours } from '#adapters/mail/templates/letterhead.ts';
import { contentIdOf } from '#adapters/mail/templates/ticket-codes.ts';
import type { SheetFact } from '#app/ticketing/documents.ts';

type BlockOf<Kind extends LetterBlock['kind']> = Extract<LetterBlock, { kind: Kind }>;

/** One block of a letter in light colours; the dark colours override them through its classes. */
export function drawBlock(block: LetterBlock, colours: LetterColours): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escape(block.text)}</p>`;
    case 'warning':
      return cell(
        'warning',
        `padding:12px 16px;border-radius:8px;background:${colours.maizeSoft};font-weight:600`,
        escape(block.text),
      );
    case 'code':
      return `<p style="margin:0 0 16px"><span class="muted" style="color:${colours.muted};font-size:14px">${escape(block.label)}</span><br><strong style="font-size:22px;letter-spacing:1px;font-family:Consolas,Menlo,monospace">${escape(block.value)}</strong></p>`;
    case 'journey':
      return journey(block, colours);
    case 'facts':
      return facts(block, colours);
    case 'list':
      return list(block);
    case 'tickets':
      return tickets(block, colours);
    case 'button':
      return button(block, colours);
    case 'links':
      return links(block, colours);
  }
}

/** Short texts such as an amount or a time do not wrap, even on the narrowest phone. */
const MAX_UNBROKEN_LENGTH = 14;

const heading = (text: string | undefined): string =>
  text === undefined ? '' : `<h2 style="margin:0 0 8px;font-size:18px;line-height:1.3">${escape(text)}</h2>`;

/** A box as a table: old mail programs support background and border on cells, not on paragraphs. */
const cell = (name: string, look: string, content: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="${name}" style="${look}">${content}</td></tr></table>`;

function journey({ heading: title, from, to }: BlockOf<'journey'>, colours: LetterColours): string {
  const stop = ({ time, date, city, detail, note }: LetterStop, gap: number) =>
    `<p style="margin:0 0 ${gap}px">${time === undefined ? '' : `<strong style="font-size:20px">${escape(time)}</strong><br>`}<strong>${escape(city)}</strong>${detail === undefined ? '' : ` · ${escape(detail)}`}<br><span class="muted" style="color:${colours.muted}">${escape([date, note].filter((part) => part !== undefined).join(', '))}</span></p>`;
  const road = `padding:0 0 0 14px;border-left:4px solid ${colours.teal}`;
  return heading(title) + cell('road', road, stop(from, 12) + stop(to, 0));
}

function facts({ heading: title, facts: all }: BlockOf<'facts'>, colours: LetterColours): string {
  const cell = `border-top:1px solid ${colours.line};padding:8px 0;vertical-align:top`;
  const row = ({ label, value }: SheetFact) => {
    const width = value.length <= MAX_UNBROKEN_LENGTH ? ';white-space:nowrap' : '';
    return `<tr><th scope="row" align="left" class="line muted" style="${cell};padding-right:12px;font-weight:400;color:${colours.muted}">${escape(label)}</th><td align="right" class="line" style="${cell};font-weight:600${width}">${escape(value)}</td></tr>`;
  };
  return `${heading(title)}<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;font-size:16px">${all.map(row).join('')}</table>`;
}

/** Pixels per side: scannable from a phone's screen at arm's length. */
const CODE_SIDE = 220;

/**
 * The boarding codes, each under its passenger. The white background stays white in dark mode, or scanners could not
 * read it.
 */
function tickets({ heading: title, tickets: all }: BlockOf<'tickets'>, colours: LetterColours): string {
  const each = (ticket: LetterTicket) =>
    cell(
      'line',
      `padding:12px 16px;border:1px solid ${colours.line};border-radius:8px`,
      `<strong style="font-size:20px">${escape(ticket.text)}</strong><br><span class="muted" style="color:${colours.muted}">${escape(ticket.folio.label)} ${escape(ticket.folio.value)}</span><br><img src="cid:${escape(contentIdOf(ticket))}" width="${CODE_SIDE}" height="${CODE_SIDE}" alt="${escape(ticket.qrLabel)}" style="display:block;margin:12px 0 4px;border:0;border-radius:8px;background:#ffffff">`,
    );
  return heading(title) + all.map(each).join('');
}

function list({ heading: title, items, ordered }: BlockOf<'list'>): string {
  const tag = ordered ? 'ol' : 'ul';
  const each = items.map((item) => `<li style="margin:0 0 6px">${escape(item)}</li>`).join('');
  return `${heading(title)}<${tag} style="margin:0 0 16px;padding:0 0 0 22px">${each}</${tag}>`;
}

const links = ({ links: all }: BlockOf<'links'>, colours: LetterColours): string =>
  `<p style="margin:0 0 16px;line-height:2">${all.map(({ label, url }) => `<a class="teal" href="${escape(url)}" style="color:${colours.teal};font-weight:600">${escape(label)}</a>`).join('<br>')}</p>`;

/** A cell with a background, so that it looks like a button even where links have no padding. */
const button = ({ label, url }: BlockOf<'button'>, colours: LetterColours): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="action" style="border-radius:8px;background:${colours.action}"><a class="action" href="${escape(url)}" style="display:inline-block;padding:14px 22px;border-radius:8px;background:${colours.action};color:${colours.onAction};font-weight:700;text-decoration:none">${escape(label)}</a></td></tr></table>`;
