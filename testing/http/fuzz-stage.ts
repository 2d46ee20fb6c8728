import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from '#adapters/db/pool.ts';
import { pins } from '#adapters/secrets/pins.ts';
import { PROOF_HEADERS } from '#wire/services.ts';
import { openAccessFixtures, SITE_SECRET, type AccessFixture } from '#testing/http/principals.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { after, DAY, instant, MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { siteLinks } from '#main/rooms/links.ts';
import { newSecret } from '#main/rooms/loyalty.ts';
import type { InvoicingFixture } from '#testing/invoicing-fixture.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { openProgramme, PASSWORD } from '#testing/travellers.ts';

/** The states of the reservations that calls are made for. */
export const STATES = ['draft', 'held', 'order', 'paid', 'invoiced'] as const;

export type State = (typeof STATES)[number];

/** A reservation in one state, with everybody who may access it. */
export interface Subject extends AccessFixture {
  readonly state: State;
  readonly travellers: number;
  /** Its price, once seats are held. */
  readonly total: number;
  /** Its payments that can be invoiced. */
  readonly payments: readonly string[];
  /** What cancelling refunds as credit. */
  readonly back: number;
}

/** Real reservations in every state, their buyer, operators of every role, an agency, and a traveller with points. */
export interface Stage {
  readonly subjects: Readonly<Record<State, Subject>>;
  readonly agencyKey: string;
  /** Can sign in at any time. */
  readonly account: { readonly card: string; readonly password: string };
  readonly noticesToken: string;
  readonly invoice: { readonly id: string; readonly folio: string };
  /** A call has changed one of them, or their time is running out: the next call needs a new stage. */
  isSpent(): Promise<boolean>;
}

/** Holds and proofs last fifteen minutes. */
const LIFETIME = 5 * MINUTE;

/** The run not used by the fixture's own reservations. */
const ALONE = { round: false, run: 1, passengers: ['adult'] } as const;

export async function openStages(pool: Pool, fixture: InvoicingFixture): Promise<() => Promise<Stage>> {
  const newWorld = await openAccessFixtures(pool, fixture);
  const { card } = await openProgramme(pool).account({ purchased: 10_000_000, win: 10_000_000 });
  const agencyKey = await openAgency(fixture);
  const { links } = siteLinks({
    secret: SITE_SECRET,
    origin: 'http://site.example',
    clock: { now: () => fixture.sale.now },
  });
  const signed = ({ reservation }: Visit, purpose: 'pay' | 'resume' | 'notices'): string =>
    links.sign({ purpose, reservation: reservation.id, expires: after(fixture.sale.now, DAY) });

  return async () => {
    const accessFixture = await newWorld();
    const caller = { sessionHash: sessionHashOf(accessFixture), address: '192.0.2.9' };
    const draft = await fixture.sale.atSeats({ ...ALONE, caller });
    // On another bus: two seats are left next to the others, for two passengers who want to move there.
    const held = await fixture.sale.atPayment({ ...ALONE, run: 2, caller });
    const order = await fixture.sale.atPayment({ ...ALONE, caller });
    good(await fixture.paying(order, { method: 'cash', token: undefined }));
    const invoiced = await fixture.bought({ ...ALONE, caller });
    const invoice = good(await fixture.asking(invoiced));
    const reservation = await fixture.now({ caller, code: accessFixture.code } as Visit);
    const visits = { draft, held, order, invoiced, paid: { caller, code: accessFixture.code, reservation } };
    const payments = (await fixture.toInvoice(visits.paid)).payments.map(({ id }) => id);

    const subjectOf = async (state: State): Promise<Subject> => {
      const visit: Visit = visits[state];
      const { tickets, quote, passengers, departure } = visit.reservation;
      const cancelling = await fixture.preview(visit);
      const pin = pins(SITE_SECRET).pinOf(visit.reservation);
      return {
        ...accessFixture,
        state,
        code: visit.code,
        folio: tickets[0]?.folio ?? accessFixture.folio,
        departure: departure.segment!.departure,
        // The paid one may change to a run with free seats, the others stay.
        schedule: state === 'paid' ? scheduleOf(invoiced) : scheduleOf(visit),
        travellers: passengers.length,
        total: quote?.total ?? 1,
        payments: state === 'paid' ? payments : [],
        back: (cancelling.ok && cancelling.value.offer.amounts.credit) || 1,
        pinOf: (one) => (one === 'buyer' ? pin : accessFixture.pinOf(one)),
        resumeTokenOf: (one) => (one === 'resumed' ? signed(visit, 'resume') : accessFixture.resumeTokenOf(one)),
        payTokenOf: (one) => (one === 'payer' ? signed(visit, 'pay') : accessFixture.payTokenOf(one)),
      };
    };
    const lookAt = async () => JSON.stringify(await Promise.all(Object.values(visits).map((one) => fixture.now(one))));
    const before = await lookAt();
    const opened = performance.now();
    return {
      subjects: {
        draft: await subjectOf('draft'),
        held: await subjectOf('held'),
        order: await subjectOf('order'),
        paid: await subjectOf('paid'),
        invoiced: await subjectOf('invoiced'),
      },
      agencyKey,
      account: { card, password: PASSWORD },
      invoice: { id: invoice.id, folio: String(invoice.folio) },
      noticesToken: signed(visits.paid, 'notices'),
      isSpent: async () =>
        performance.now() - opened > LIFETIME || (await lookAt().catch(() => 'another session has it')) !== before,
    };
  };
}

function scheduleOf({ reservation }: Visit): AccessFixture['schedule'] {
  const { departure, from, to } = reservation.departure.segment!;
  return { schedule_id: departure, schedule_detail_id: `${from}-${to}` };
}

const sessionHashOf = (accessFixture: AccessFixture): Uint8Array =>
  createHash('sha256').update(accessFixture.headersOf('buyer')['cookie']!.replace('anden=', '')).digest();

async function openAgency({ sale }: InvoicingFixture): Promise<string> {
  const { value, hash } = newSecret();
  const agency = {
    id: uuidV7<'agency'>(Date.now(), randomBytes(10)),
    name: 'Viajes Sol',
    creditLimit: centavos(100_000_000),
  };
  await sale.agencies.open(agency, hash, instant(Date.now()));
  return value;
}

/** Additional credentials: an agency's key, a traveller's session. */
export const credentialOf = (
  kind: 'none' | 'traveller' | 'agency',
  { agencyKey, subjects }: Stage,
): Record<string, string> => {
  if (kind === 'agency') return { [PROOF_HEADERS.agency]: agencyKey };
  if (kind === 'none') return {};
  return { [PROOF_HEADERS.traveller]: subjects.paid.headersOf('traveller')[PROOF_HEADERS.traveller]! };
};
