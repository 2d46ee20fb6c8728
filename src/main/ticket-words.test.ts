import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { maskedEmail } from '#kernel/filters.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { Ticket } from '#domain/ticketing/ticket.ts';
import { NOW, noticeOf } from '#http/format/letters/testing/notice.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { ticketSheet } from '#http/format/ticket-sheet.ts';
import { id } from '#kernel/ids.ts';
import { localDate } from '#kernel/instant.ts';
import { COSTERA } from '#main/costera.ts';
import { calendarAndWallet } from '#text/calendar-and-wallet.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { Shell } from '#web/flows/reservation/tickets/shell.tsx';
import { ShareAll, ShareTicket } from '#web/ticketing/share-ticket.tsx';

type Lang = 'es' | 'en';

/** An adult's round trip as its owner sees it, paid by default. */
function viewIn(lang: Lang, kind: Ticket['kind'] = 'E-Ticket') {
  const made = noticeOf('ticket.issued', { lang });
  const { total, net, vat } = made.reservation.quote!;
  const ticket = (direction: Direction, nth: number): Ticket => ({
    id: id(`ticket-${nth}`),
    folio: `7K3M9QX2VD-0${nth}`,
    secret: 'secret',
    kind,
    passenger: 1,
    direction,
    segment: made.runs[direction]!.segment,
    seat: 12,
    validUntil: localDate('2027-11-26'),
    total,
    net,
    vat,
    issuedAt: made.reservation.createdAt,
  });
  const tickets = [ticket('departure', 1), ticket('return', 2)];
  return reservationView({ ...made, reservation: { ...made.reservation, tickets } }, NOW);
}

const shellOf = (kind: Ticket['kind']): string => {
  const data = { reservation: viewIn('es', kind), codes: {}, wallets: [], alerts: [], pdf: '/pdf', html: '/html' };
  const props = { data, site: { lang: 'es', brand: COSTERA }, brand: COSTERA };
  return renderToStaticMarkup(createElement(Shell, props as unknown as Parameters<typeof Shell>[0]));
};

test('an order that is not paid stands at the payment step, and shows no ticket', () => {
  const html = shellOf('PEND');
  expect(html).toMatch(/aria-current="step">(?:(?!<\/li>).)*<span>Pago<\/span>/);
  expect(html).not.toContain(ticketsStep.facts.es);
});

test('paid tickets stand at no step, and say to whom they were sent', () => {
  const html = shellOf('E-Ticket');
  expect(html).not.toContain('aria-current="step"');
  const { email } = viewIn('es').contact;
  expect(html).toContain(ticketPapers.sentTo(maskedEmail(email)).es);
  expect(html).not.toContain(email);
});

test('that tickets can be printed is offered once', () => {
  expect(shellOf('E-Ticket').match(/imprimir/gi)).toHaveLength(1);
});

test.each([
  ['es', /^\$ [\d,]+\.\d\d$/],
  ['en', /^\$ [\d,]+\.\d\d MXN$/],
] as const)('the printed ticket says in %s which pesos, as the page does', (lang, written) => {
  const { tickets } = ticketSheet(viewIn(lang), { lang, carrier: COSTERA.legalName });
  expect(tickets).toHaveLength(2);
  for (const { facts } of tickets)
    for (const label of [ticketsStep.total[lang], ticketsStep.vatInside[lang]])
      expect(facts.find((fact) => fact.label === label)?.value).toMatch(written);
});

test('who bought several tickets sends them all at once, each ticket in the message once', () => {
  const reservation = withCodes(viewIn('es'));
  const all = (one: ReturnType<typeof viewIn>): string =>
    renderToStaticMarkup(createElement(ShareAll, { reservation: one, carrier: 'Costera', lang: 'es' }));
  const [, href = ''] = /href="https:\/\/wa\.me\/\?text=([^"]*)"/.exec(all(reservation)) ?? [];
  const text = decodeURIComponent(href);
  expect(reservation.tickets).toHaveLength(2);
  for (const { folio } of reservation.tickets) expect(text.split(folio)).toHaveLength(2);
  expect(all(reservation)).toContain(calendarAndWallet.shareAll(2).es);
  expect(all({ ...reservation, tickets: reservation.tickets.slice(1) })).toBe('');
});

/** A code for every ticket, as once they are paid. */
const withCodes = (view: ReturnType<typeof viewIn>) => ({
  ...view,
  tickets: view.tickets.map((ticket) => ({ ...ticket, qr: 'QR' })),
});

describe.each(['es', 'en'] as const)('a ticket as a message, in %s', (lang) => {
  const drawn = (cancelled: Readonly<Record<Direction, boolean>>): string => {
    const view = viewIn(lang);
    const reservation = {
      ...view,
      departure: { ...view.departure, cancelled: cancelled.departure },
      return: { ...view.return, cancelled: cancelled.return },
      tickets: view.tickets.map((ticket) => ({ ...ticket, qr: cancelled[ticket.direction] ? null : 'QR' })),
    };
    return reservation.tickets
      .map((one) => ({ reservation, ticket: one, wallets: [], carrier: 'Costera', lang }))
      .map((props) => renderToStaticMarkup(createElement(ShareTicket, props)))
      .join('');
  };

  test('nobody is told to board with that of a trip that does not run', () => {
    const html = drawn({ departure: true, return: true });
    expect(html).toContain(calendarAndWallet.messageHintCancelled[lang]);
    expect(html).not.toContain(calendarAndWallet.messageHint[lang]);
  });

  test.each([true, false])('with that of what still runs one boards (outbound cancelled: %s)', (departure) => {
    const html = drawn({ departure, return: false });
    expect(html).toContain(calendarAndWallet.messageHint[lang]);
    expect(html.includes(calendarAndWallet.messageHintCancelled[lang])).toBe(departure);
  });
});
