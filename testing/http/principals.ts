import { createHash, randomBytes } from 'node:crypto';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { alerts } from '#adapters/db/alerts/alerts.ts';
import { cases } from '#adapters/db/cases/cases.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { caseTokens } from '#adapters/links/case-links.ts';
import { pins } from '#adapters/secrets/pins.ts';
import { forgetItinerary } from '#app/access/read-itinerary.ts';
import { signOut } from '#app/loyalty/profile.ts';
import { signIn } from '#app/loyalty/sign-in.ts';
import { alertOf } from '#domain/alerts/testing/alerts.ts';
import { caseNumber } from '#domain/cases/case-number.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import type { OperatorRole } from '#domain/operators/operator.ts';
import { PROOF_HEADERS } from '#wire/services.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { after, before, DAY, type Instant } from '#kernel/instant.ts';
import { operatorCommand } from '#main/cli/operator-commands.ts';
import { siteLinks } from '#main/rooms/links.ts';
import { operatorDeps } from '#main/rooms/operators.ts';
import { openProgram } from '#testing/http/program.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import type { PaymentFixture } from '#testing/payment-fixture.ts';
import { openProgramme, PASSWORD } from '#testing/travellers.ts';

/** Everybody who may try to access a paid reservation, by their proof. */
export const PRINCIPALS = [
  'stranger',
  'buyer',
  /** Has the code and a last name. */
  'masked',
  /** Has the code, a last name and the phone. */
  'invoicer',
  /** Has the code and the PIN. */
  'full',
  /** Gave that proof, more than a quarter of an hour ago. */
  'expired',
  /** Came by the signed link of an e-mail. */
  'resumed',
  'addressee',
  /** By an expired one. */
  'late',
  /** Has the payment link only. */
  'payer',
  /** Bought another reservation. */
  'other',
  /** Bought this one, and forgot it on this device. */
  'forgetful',
  /** Signed in, but not the buyer. */
  'traveller',
  /** A program with its id and secret. */
  'client',
  /** The same with a token for every service. */
  'program',
  /** Signed in to the account that owns it, on a new device. */
  'owner',
  /** Was signed in to that account, and signed out. */
  'signedOut',
  'boarding',
  'counter',
  'callcentre',
  'editor',
  'manager',
] as const;

export type Principal = (typeof PRINCIPALS)[number];

const OPERATORS = ['boarding', 'counter', 'callcentre', 'editor', 'manager'] as const satisfies readonly (Principal &
  OperatorRole)[];

/** A reservation, everybody who may access it, and their proofs. */
export interface AccessFixture {
  readonly code: string;
  readonly folio: string;
  readonly departure: string;
  readonly schedule: { readonly schedule_id: string; readonly schedule_detail_id: string };
  /** The first revision of a draft of an alert. */
  readonly alert: { readonly id: string; readonly revision: number };
  /** Data of two passengers: no unauthorized caller may read any of it. */
  readonly secrets: readonly string[];
  /** Names and contacts, within the secrets and beyond: more than boarding needs. */
  readonly people: readonly string[];
  headersOf(principal: Principal): Record<string, string>;
  /** Proofs sent in the call itself: right for principals who have them, wrong for everybody else. */
  pinOf(principal: Principal): string;
  resumeTokenOf(principal: Principal): string;
  /** The link of an e-mail about the invoice for its recipient; a resume link for others. */
  invoicingTokenOf(principal: Principal): string;
  payTokenOf(principal: Principal): string;
  operatorKeyOf(principal: Principal): string;
  refreshTokenOf(principal: Principal): string;
  /** Another traveller's case, and its link. */
  readonly written: { readonly number: string; readonly token: string };
}

export const SITE_SECRET = 's'.repeat(32);

/** The parts of the sale shared by all fixtures: accounts and keys, which are slow to create. */
export async function openAccessFixtures(pool: Pool, fixture: PaymentFixture) {
  const programme = openProgramme(pool);
  // With other names than the passengers.
  const [account, owner] = [
    await programme.account({ lastName: 'Ríos' }),
    await programme.account({ lastName: 'Sol' }),
  ];
  const operators = operatorDeps(pool);
  const keys = new Map<Principal, string>();
  for (const role of OPERATORS) {
    const added = await operatorCommand(
      { ...operators, actor: 'eva' },
      { name: 'add', operator: `Rosa ${role}`, role },
    );
    keys.set(role, good(added)[0]!.replace('key ', ''));
  }
  const program = await openProgram(pool);
  const clock = { now: () => fixture.sale.now };
  const { links } = siteLinks({ secret: SITE_SECRET, origin: 'http://site.example', clock });
  const looking = lookUps(pool, SITE_SECRET);
  const contact = { email: 'ana@example.com', name: 'López', phone: '3331234567' };

  return async function world(): Promise<AccessFixture> {
    await fixture.clear();
    await pool.query('truncate reservation_access, look_up_try, recovery_request, one_time_code, resend_request');
    const ids = new Map(PRINCIPALS.map((one) => [one, randomBytes(24).toString('base64url')]));
    const callerOf = (one: Principal) => ({ ...stranger(), sessionHash: hash(ids.get(one)!) });
    const hashOf = (one: Principal) => callerOf(one).sessionHash;
    const bought = async (who: Principal) => {
      const visit = await fixture.sale.atPayment({ caller: callerOf(who), passengers: ['adult', 'adult'] });
      good(await fixture.paying(visit));
      return visit;
    };
    const visit = await bought('forgetful');
    await bought('other');
    const { id } = visit.reservation;
    await forgetItinerary({ lookUps: looking })(visit, callerOf('forgetful'));
    await pool.query('update reservation set session_hash = $1 where reservation_id = $2', [
      Buffer.from(hashOf('buyer')),
      id,
    ]);
    await looking.grant(id, hashOf('masked'), 'masked');
    await looking.grant(id, hashOf('invoicer'), 'invoicing');
    await looking.grant(id, hashOf('addressee'), 'addressee');
    await looking.grant(id, hashOf('full'), 'full');
    await looking.grant(id, hashOf('expired'), 'full');
    await pool.query(
      `update reservation_access set expires_at = clock_timestamp() - interval '1 second' where session_hash = $1`,
      [Buffer.from(hashOf('expired'))],
    );
    await fixture.sale.reservations.letIn(id, hashOf('resumed'));
    const enter = async (one: Principal, { card }: Traveller) =>
      good(await signIn(programme)({ card, password: PASSWORD }, callerOf(one), fixture.sale.now)).session;
    const sessions = new Map([
      ['traveller', await enter('traveller', account)],
      ['owner', await enter('owner', owner)],
      ['signedOut', await enter('signedOut', owner)],
    ] as const satisfies readonly (readonly [Principal, string])[]) as ReadonlyMap<Principal, string>;
    await programme.travellerOrders.add(id, owner.id);
    good(await signOut(programme)({ ...callerOf('signedOut'), travellerHash: hash(sessions.get('signedOut')!) }));
    const pair = await program.take(fixture.sale.now);
    const alert = { id: uuidV7<'alert'>(Date.now(), randomBytes(10)), revision: 1 };
    await alerts(pool).save({ id: alert.id, seen: 0, by: 'Rosa Gil' }, alertOf());
    const { tickets, departure } = await fixture.now({ ...visit, caller: callerOf('buyer') });
    const { segment } = departure;
    const pin = pins(SITE_SECRET).pinOf(visit.reservation);
    const sign = (purpose: 'resume' | 'pay' | 'invoicing', expires = after(fixture.sale.now, DAY)) =>
      links.sign({ purpose, reservation: id, expires });

    return {
      code: visit.code,
      folio: tickets[0]!.folio,
      departure: segment!.departure,
      alert,
      schedule: { schedule_id: segment!.departure, schedule_detail_id: `${segment!.from}-${segment!.to}` },
      people: Object.values(contact),
      secrets: [contact.email, contact.name, pin, ...tickets.map(({ folio }) => folio)],
      headersOf: (one) => ({
        cookie: `anden=${ids.get(one)}`,
        ...(sessions.has(one) ? { [PROOF_HEADERS.traveller]: sessions.get(one)! } : {}),
        ...(one === 'client' ? { authorization: program.basic } : {}),
        ...(one === 'program' ? { authorization: `Bearer ${pair.access}` } : {}),
        ...(keys.has(one) ? { [PROOF_HEADERS.operator]: keys.get(one)! } : {}),
      }),
      pinOf: (one) => (one === 'full' || one === 'buyer' ? pin : pin === '000000' ? '000001' : '000000'),
      resumeTokenOf: (one) => {
        if (one === 'resumed') return sign('resume');
        if (one === 'addressee') return sign('invoicing');
        return one === 'late' ? sign('resume', before(fixture.sale.now, DAY)) : sign('pay');
      },
      invoicingTokenOf: (one) => sign(one === 'addressee' ? 'invoicing' : 'resume'),
      payTokenOf: (one) => (one === 'payer' ? sign('pay') : sign('resume')),
      refreshTokenOf: (one) => (one === 'program' ? pair.refresh : 'nobody’s token'),
      operatorKeyOf: (one) => keys.get(one) ?? 'nobody’s key',
      written: await writtenCase(pool, fixture.sale.now),
    };
  };
}

async function writtenCase(pool: Pool, now: Instant): Promise<AccessFixture['written']> {
  const kept = cases(pool);
  const file = { name: 'a.pdf', kind: 'pdf', content: Buffer.from('%PDF-') } as const;
  const who = { name: 'Eva', email: 'eva@example.com', phone: null };
  const { id: made } = await kept.create({
    request: { ...who, topic: 'message', message: 'try', details: {}, files: [file] },
    lang: 'es',
    dueOn: null,
    requestHash: randomBytes(16).toString('hex'),
    newNumber: () => caseNumber(randomBytes(7)),
  });
  const token = caseTokens(SITE_SECRET).sign({ case: made, expires: after(now, DAY) });
  return { number: (await kept.byId(made))!.number, token };
}

const hash = (id: string): Uint8Array => createHash('sha256').update(id).digest();
