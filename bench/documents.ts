// Sheets of four tickets as PDF, without a thread: milliseconds of processor time and bytes of each ticket.
import { figure, median, print } from './measure.ts';
import { noteGoal } from './record.ts';
import { ticketPdf } from '#adapters/documents/ticket-pdf.ts';
import type { SheetTicket, TicketSheet } from '#app/ticketing/documents.ts';
import { COSTERA } from '#main/costera.ts';
import { signOf } from '#web/site-files.ts';
import { ticketNotes } from '#text/ticket-notes.ts';

const TICKETS = 4;
const WARM_UP = 30;
const SHEETS = 200;
const GOAL_MS = 5;
const GOAL_BYTES = 6_000;
/** As long as a signed code. */
const CODE = '04QKJ2B5WCP93ZTYH6R1'.repeat(9).slice(0, 172);

const names = ['María José Muñoz', 'Jorge Muñoz Peña', 'Inés Muñoz', 'Tomás Muñoz'];
const beyond = ['Łukasz Wiśniewski', 'Nguyễn Thị Hạnh', 'Zoë Šimić', 'Đorđe Jović'];
const USUAL = 'names in Latin-1';
const sheets = { [USUAL]: sheetOf(names), 'names beyond it': sheetOf(beyond) };
const rows: string[][] = [];
for (const [name, sheet] of Object.entries(sheets)) {
  const sign = signOf(COSTERA);
  const times: number[] = [];
  let bytes = 0;
  for (let drawn = 0; drawn < WARM_UP + SHEETS; drawn += 1) {
    const began = process.threadCpuUsage();
    bytes = (await ticketPdf(sheet, sign)).length;
    const { user, system } = process.threadCpuUsage(began);
    if (drawn >= WARM_UP) times.push((user + system) / 1000);
  }
  const each = median(times) / TICKETS;
  if (name === USUAL) {
    await noteGoal('ticket-ms', each);
    await noteGoal('ticket-kb', bytes / TICKETS / 1000);
  }
  rows.push([
    name,
    each.toFixed(2),
    met(each <= GOAL_MS, `${GOAL_MS}`),
    figure(bytes / TICKETS),
    met(bytes / TICKETS <= GOAL_BYTES, figure(GOAL_BYTES)),
  ]);
}
print(`sheets of ${TICKETS} tickets: medians of ${SHEETS}`, [
  ['', 'CPU ms a ticket', 'goal', 'bytes a ticket', 'goal'],
  ...rows,
]);

function met(is: boolean, goal: string): string {
  return `at most ${goal}: ${is ? 'met' : 'missed'}`;
}

function sheetOf(whose: readonly string[]): TicketSheet {
  return {
    lang: 'es',
    title: 'Tus boletos',
    carrier: 'Costera',
    codeLabel: 'Clave de reservación',
    code: '7K3M9QX2VD',
    warning: undefined,
    tickets: whose.map(ticketOf),
    notes: Object.values(ticketNotes).map(({ es }) => es),
  };
}

function ticketOf(name: string, index: number): SheetTicket {
  const date = 'viernes, 27 de noviembre de 2026';
  return {
    heading: `Ida · ${name}`,
    kind: 'Boleto electrónico',
    from: { city: 'Guadalajara', detail: 'Nueva Central', time: '9:05 a.m.', date, note: undefined },
    to: { city: 'Guayabitos', detail: undefined, time: '12:16 p.m.', date, note: 'hora de Nayarit' },
    seat: { label: 'Asiento', value: String(12 + index) },
    facts: [
      { label: 'Pasajero', value: 'Adulto' },
      { label: 'Servicio', value: 'Primera' },
      { label: 'Folio', value: `7K3M9QX2VD-0${index + 1}` },
      { label: 'Precio total', value: '$ 300.00' },
      { label: 'IVA incluido', value: '$ 41.38' },
      { label: 'Válido hasta', value: '27/11/2027' },
      { label: 'Expedido', value: '22/11/2026' },
    ],
    deadlines: {
      heading: 'Tus horarios límite · vie 27 nov · hora de Guadalajara',
      deadlines: [
        { label: 'Preséntate en la terminal', value: '8:35 a.m.', day: '' },
        { label: 'Último cambio de asiento u horario, en línea', value: '8:35 a.m.', day: '' },
        { label: 'Último cambio de asiento, en taquilla', value: '8:45 a.m.', day: '' },
        { label: 'Abordaje', value: '8:55 a.m.', day: '' },
        { label: 'Sale el autobús', value: '9:05 a.m.', day: '' },
      ],
    },
    qr: `${CODE.slice(0, -1)}${index}`,
    qrLabel: 'Código para abordar',
  };
}
