import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketDocuments } from '#adapters/documents/ticket-documents.ts';
import { names } from '#adapters/db/amendments/names/names.ts';
import { changeName } from '#app/amendments/names/change-name.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { ACTION_ROLES, type CounterAction, mayDo } from '#domain/counter/counter-actions.ts';
import { OPERATOR_ROLES, type OperatorRole } from '#domain/operators/operator.ts';
import { counterHandlers } from '#http/routes/counter.ts';
import { operatorHandlers } from '#http/routes/operators.ts';
import { errorMessage } from '#text/errors.ts';
import { openSite } from '#testing/http/open-site.ts';
import { operatorCommand } from '#main/cli/operator-commands.ts';
import { counterDeps } from '#main/rooms/counter.ts';
import { type CounterSite, openCounterFixture } from '#testing/counter-fixture.ts';
import { MINUTE } from '#kernel/instant.ts';
import { payByAnother } from '#testing/pay-by-another.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { COSTERA } from '#main/costera.ts';
import { signOf } from '#web/site-files.ts';

let database: TestDatabase;
let counter: CounterSite;
let site: Awaited<ReturnType<typeof openSite>>;
const keys = new Map<OperatorRole, string>();

beforeAll(async () => {
  database = await createTestDatabase();
  counter = await openCounterFixture(database.pool);
  const deps = counterDeps(database.pool, counter.payments.sale);
  const handlers = [
    ...operatorHandlers(deps),
    ...counterHandlers({
      ...counter.payments.sale,
      ...deps,
      documents: ticketDocuments(signOf(COSTERA)),
      carrier: 'Costera',
    }),
  ];
  site = await openSite(counter.payments.sale, { handlers });
  for (const role of OPERATOR_ROLES) {
    const lines = await operatorCommand({ ...deps, actor: 'test' }, { name: 'add', operator: `a ${role}`, role });
    if (!lines.ok) throw new Error(lines.fault);
    keys.set(role, lines.value[0]!.replace('key ', ''));
  }
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

interface Said {
  readonly status: number;
  readonly codes: readonly string[];
  readonly data: { readonly acts?: readonly { act: string; verdict: string }[]; readonly log?: readonly object[] };
  readonly errors: readonly { readonly code: string; readonly params?: Readonly<Record<string, string>> }[];
}

const call = async (role: OperatorRole | undefined, path: string, body?: object): Promise<Said> => {
  const key = role && keys.get(role);
  const response = await fetch(`${site.origin}/api/operation/counter/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(key && { 'x-operator-key': key }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { content } = (await response.json()) as { content: { data: never; errors?: Said['errors'] } };
  const errors = content.errors ?? [];
  return { status: response.status, data: content.data, errors, codes: errors.map(({ code }) => code) };
};

const key = () => randomUUID();
const total = ({ reservation }: Visit) => reservation.quote!.total;

/** One call for each action, on a reservation that does not exist: only permitted roles learn that. */
const CALLS: Readonly<Record<CounterAction, readonly [path: string, body?: object]>> = {
  open: ['reservation?code=0000000000'],
  take_cash: ['cash', { code: '0000000000', total: 1 }],
  convert: ['conversion', { code: '0000000000', total: 1, authorisation: 'ABC123', card_type: 'debit' }],
  exchange: ['exchange', { code: '0000000000', direction: 'departure', passenger: 1, seat: 1 }],
  print: ['print', { code: '0000000000' }],
  resend: ['resend', { code: '0000000000' }],
  refund_by_hand: ['refund-by-hand', { refund: '0199aaaa-0000-7000-8000-000000000001', note: 'SPEI' }],
  read_log: ['log'],
};

const CELLS = (Object.keys(ACTION_ROLES) as CounterAction[]).flatMap((act) =>
  [...OPERATOR_ROLES, undefined].map((role): [string, CounterAction] => [role ?? 'nobody', act]),
);

test.each(CELLS)('%s: %s', async (name, act) => {
  const role = OPERATOR_ROLES.find((one) => one === name);
  const [path, body] = CALLS[act];
  const { status } = await call(role, path, body && { ...body, idempotency_key: key() });
  if (!role) expect(status).toBe(401);
  else if (mayDo({ role }, act)) expect([200, 404, 409]).toContain(status);
  else expect(status).toBe(403);
});

describe('at the counter', () => {
  test('an order is found, shown, paid, printed, and all of it is in the log', async () => {
    const visit = await counter.ordered();
    const spaced = `${visit.code.slice(0, 5)} ${visit.code.slice(5).toLowerCase()}`;
    const found = await call('counter', `reservation?code=${encodeURIComponent(spaced)}`);
    expect(found.data).toMatchObject({ due: total(visit), reservation: { code: visit.code } });
    const acts = Object.fromEntries(found.data.acts!.map((a) => [a.act, a.verdict]));
    expect(acts).toEqual({
      open: 'open',
      take_cash: 'open',
      convert: 'forbidden',
      exchange: 'open',
      print: 'nothing',
      resend: 'open',
      refund_by_hand: 'forbidden',
      read_log: 'forbidden',
    });
    const received = total(visit) + 10_000;
    const taken = await call('counter', 'cash', {
      code: visit.code,
      total: total(visit),
      received,
      idempotency_key: key(),
    });
    expect(taken.data).toMatchObject({ amount: total(visit), received, change: 10_000 });
    expect((await call('counter', 'print', { code: visit.code, idempotency_key: key() })).data).toMatchObject({
      tickets: 1,
    });
    const paper = await fetch(`${site.origin}/api/operation/counter/pdf?code=${visit.code}&download=true`, {
      headers: { 'x-operator-key': keys.get('counter')! },
    });
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    expect((await paper.text()).slice(0, 5)).toBe('%PDF-');
    const { data } = await call('manager', `log?code=${visit.code}`);
    expect(data.log).toMatchObject([
      { action: 'tickets.printed', actor: 'a counter', role: 'counter', place: '127.0.0.1' },
      { action: 'cash.taken', amount: total(visit) },
      { action: 'reservation.opened' },
    ]);
    const after = await call('counter', `reservation?code=${visit.code}`);
    expect(after.data).toMatchObject({ due: null });
    expect(JSON.stringify(after.data)).not.toMatch(/"qr":"/);
  });

  test.each([
    ['cash', 29, 'cash_closed', 'counter', 30],
    ['conversion', 14, 'conversion_closed', 'callcentre', 15],
  ] as const)(
    '%s %i minutes before: refused with the hour, in both languages',
    async (path, minutes, code, role, deadline) => {
      const visit = await counter.ordered({ origin: 'gua', destination: 'gdl' });
      const departs = await counter.leavesIn(visit, minutes);
      const authorisation = path === 'conversion' ? { authorisation: 'XYZ987', card_type: 'credit' } : {};
      const asked = { code: visit.code, total: total(visit), idempotency_key: key(), ...authorisation };
      const late = await call(role, path, asked);
      expect([late.status, late.codes]).toEqual([410, [code]]);
      const local = counter.clock(departs - deadline * 60_000, 'America/Mazatlan');
      const clock = `${Number(local.slice(11, 13)) % 12 || 12}:${local.slice(14, 16)}`;
      const { es, en } = errorMessage(code, late.errors[0]!.params);
      expect([es.includes(clock), en.includes(clock), es.includes('hora de su parada')]).toEqual([true, true, true]);
      await counter.clear();
    },
  );

  test('the previous holder of a ticket is told', async () => {
    const visit = await counter.paid();
    const [{ firstName, lastName } = { firstName: '', lastName: '' }] = visit.reservation.passengers;
    const renaming = { ...counter.payments.sale, names: names(database.pool), fingerprint: (text: string) => text };
    const asked = { code: visit.code, passenger: 1, name: { firstName: 'Luz', lastName: 'Díaz' }, key: key() };
    good(await changeName(renaming)(asked, visit.caller));
    const { data } = await call('counter', `reservation?code=${visit.code}`);
    expect(data).toMatchObject({
      former_names: [{ passenger: 1, name: `${firstName} ${lastName}` }],
      reservation: { passengers: [{ first_name: 'Luz', last_name: 'Díaz' }] },
    });
  });

  test.each([
    ['its owner', false],
    ['somebody else with a payment link', true],
  ] as const)('money that goes back is told with who paid it: %s', async (_, isByLink) => {
    const { payments } = counter;
    const visit = await payments.sale.atPayment({ round: false, run: 1 });
    const oxxo = { method: 'oxxo', token: undefined } as const;
    if (isByLink) await payByAnother(payments, visit, oxxo);
    else good(await payments.paying(visit, oxxo));
    const payment = (await payments.attempts(visit))[0]!.payment_id;
    await payments.sale.payments.settle(payment, { kind: 'lapsed' });
    await payments.leave(visit, 20 * MINUTE);
    good(await payments.paying(visit));
    payments.stores.decide(payment, 'paid');
    await confirmAttempt(payments.sale, payment);
    const { data } = await call('counter', `reservation?code=${visit.code}`);
    expect(data).toMatchObject({
      to_refund: [{ refund: expect.any(String), payment, reason: 'surplus', by_link: isByLink }],
    });
  });

  test('an order that waits for its money has no tickets on paper', async () => {
    const visit = await counter.ordered();
    const { status, codes } = await call('counter', `pdf?code=${visit.code}&download=true`);
    expect([status, codes]).toEqual([409, ['tickets_not_ready']]);
  });

  test('of a code that can be none the log has nothing, and not everything', async () => {
    await call('counter', `reservation?code=${(await counter.paid()).code}`);
    expect((await call('manager', 'log')).data.log).not.toEqual([]);
    expect((await call('manager', 'log?code=nothing')).data.log).toEqual([]);
  });

  test('what is no key, no amount or no seat is refused before anything is looked for', async () => {
    for (const body of [{ total: 1 }, { total: -1, idempotency_key: key() }, { total: 1.5, idempotency_key: key() }]) {
      expect((await call('counter', 'cash', { code: '0000000000', ...body })).status).toBe(400);
    }
    const unsaid = { code: '0000000000', total: 1, authorisation: 'ABC123', idempotency_key: key() };
    const { status, errors } = await call('callcentre', 'conversion', unsaid);
    expect([status, errors]).toMatchObject([400, [{ field: 'card_type' }]]);
    const seat = { code: '0000000000', direction: 'departure', passenger: 1, seat: 64, idempotency_key: key() };
    expect((await call('counter', 'exchange', seat)).status).toBe(400);
  });
});
