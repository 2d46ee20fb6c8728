import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readText } from '#adapters/documents/testing/read-text.ts';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { giftCards } from '#adapters/db/gifts/gift-cards.ts';
import { giftProofs } from '#adapters/db/gifts/gift-proofs.ts';
import { giftSecrets } from '#adapters/secrets/gift-secrets.ts';
import type { Caller } from '#app/caller.ts';
import { payReservation } from '#app/booking/pay-reservation.ts';
import { creditsWithCards, giftBalance } from '#app/gifts/gift-balance.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { shownGiftCode, shownSecret } from '#domain/gifts/gift-code.ts';
import { addressKey } from '#http/limits/address-key.ts';
import { id } from '#kernel/ids.ts';
import { DAY, plusDays } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { guardDeps } from '#main/rooms/guessing.ts';
import { solvedPuzzle } from '#testing/solved-puzzle.ts';
import { SITE_SECRET } from '#testing/http/principals.ts';
import { openSite } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import * as paths from '#wire/page-paths.ts';
import { giftVisitor, newKey } from '#testing/gift-visitor.ts';
import { type Letterbox, openLetterbox, SECRET } from '#testing/letterbox.ts';
import { good } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: PaymentFixture;
let site: Awaited<ReturnType<typeof openSite>>;
let box: Letterbox;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
  const accounts = [
    { methods: ['credit', 'debit', 'paypal'], provider: fixture.cards, webhook: undefined },
    { methods: ['oxxo', 'openpay'], provider: fixture.stores, webhook: undefined },
  ] as const;
  site = await openSite(fixture.sale, { handlers: wireSite(database.pool, fixture, { accounts }).handlers });
  box = await openLetterbox(database.pool, fixture.sale);
});
afterAll(async () => {
  await box.stop();
  await site.close();
  await database.drop();
});
beforeEach(async () => {
  await fixture.clear();
  await box.clear();
  await database.pool.query('truncate look_up_try');
});
afterEach(async () => {
  expect([...site.problems, ...fixture.sale.problems, ...box.problems]).toEqual([]);
  await assertInvariants(database.pool);
});

const visitor = () => giftVisitor(site.origin);

/** The gift card of an order, with its secret. */
async function cardOf(code: string, secret = SITE_SECRET) {
  const { rows } = await database.pool.query(
    'select g.gift_card_id, g.code from gift_card g join orders o using (order_id) where o.code = $1',
    [code],
  );
  const card = rows[0];
  return card && { code: card.code as string, secret: giftSecrets(secret).secretOf({ id: id(card.gift_card_id) }) };
}

const bought = async (change: object = {}) => {
  const ana = visitor();
  const code = await ana.order(change);
  expect((await ana.pay(code)).status).toBe(200);
  return { ana, code, card: (await cardOf(code))! };
};

const deps = () => ({ ...fixture.sale, credits: creditsWithCards(fixture.sale.credits, spending()) });
const spending = () => ({
  ...guardDeps({ pool: database.pool, secret: SITE_SECRET }),
  giftCards: giftCards(database.pool),
  giftProofs: giftProofs(database.pool),
  giftSecrets: giftSecrets(SITE_SECRET),
  countedAddress: addressKey,
});
interface Spending {
  readonly address?: string;
  /** Whose balance is asked first. */
  readonly proving?: GiftTyped;
  /** Default: another one. */
  readonly visit?: Awaited<ReturnType<typeof fixture.sale.atPayment>>;
}
const spend = async (token: string, { address, proving, visit: at }: Spending = {}) => {
  const visit = at ?? (await fixture.sale.atPayment({ round: false }));
  const caller = { ...visit.caller, ...(address === undefined ? {} : { address }) };
  if (proving) await prove(proving, caller);
  const asked = fixture.asked(visit, { method: 'store_credit', token });
  return payReservation(deps())(asked, caller, fixture.sale.now);
};

/** Asks for the balance, with the captcha that costs after others' guesses. */
async function prove(card: GiftTyped, caller: Caller): Promise<void> {
  const balance = (captcha?: string) => giftBalance(spending())({ ...card, captcha }, caller, fixture.sale.now);
  const asked = await balance();
  expect(asked).toMatchObject({ ok: false, fault: [{ code: 'captcha_required' }] });
  const puzzle = asked.ok ? '' : String(asked.fault[0].params!['puzzle']);
  good(await balance(solvedPuzzle(puzzle)));
}

interface GiftTyped {
  readonly code: string;
  readonly secret: string;
}

describe('is ordered', () => {
  test('by who says for whom, how much and when', async () => {
    const ana = visitor();
    const code = await ana.order();
    expect(await ana.state(code)).toMatchObject({
      standing: 'open',
      total: 50_000,
      email: 'ana@example.com',
      items: [{ kind: 'gift-card', title: { es: 'Tarjeta de regalo' }, returnable: true }],
    });
  });

  test('once, however often the same form is sent; corrected it is another order', async () => {
    const ana = visitor();
    const key = newKey();
    const first = await ana.order({ idempotency_key: key });
    expect(await ana.order({ idempotency_key: key })).toBe(first);
    expect(await ana.order({ idempotency_key: key, amount: 20_000 })).not.toBe(first);
  });

  test('with every fault at its field', async () => {
    const wrong = { amount: 5, name: '', email: 'x', date: '2020-01-01', message: 'm'.repeat(301), buyer: {} };
    const { status, codes } = await visitor().call('POST', 'gift_card/order', { ...wrong, idempotency_key: newKey() });
    expect(status).toBe(422);
    expect(codes).toEqual([
      'amount gift_amount_invalid',
      'name gift_name_required',
      'email email_invalid',
      'message text_too_long',
      'date gift_date_invalid',
      'buyer.first_name first_name_required',
      'buyer.last_name last_name_required',
      'buyer.cell_phone phone_required',
      'buyer.email email_required',
      'buyer.privacy privacy_required',
      'buyer.of_age of_age_required',
    ]);
  });

  test('and seen by nobody else', async () => {
    const code = await visitor().order();
    expect(await visitor().call('GET', `order/state?code=${code}`)).toMatchObject({ status: 404 });
  });
});

describe('is paid', () => {
  test('by card, and is there at once', async () => {
    const { ana, code, card } = await bought();
    expect(await ana.state(code)).toMatchObject({ standing: 'paid' });
    expect((await visitor().balance(card)).data).toMatchObject({ amount: 50_000, left: 50_000 });
  });

  test('in a store, after a reference', async () => {
    const ana = visitor();
    const code = await ana.order();
    expect((await ana.pay(code, { method: 'oxxo', token: undefined })).status).toBe(200);
    const waiting = await ana.state(code);
    expect(waiting).toMatchObject({ standing: 'waiting', voucher: { method: 'oxxo', amount: 50_000 } });
    expect(await cardOf(code)).toBeUndefined();
    const { rows } = await database.pool.query('select payment_id from payment');
    fixture.stores.decide(rows[0].payment_id, 'paid');
    await confirmAttempt(fixture.sale, rows[0].payment_id);
    expect(await ana.state(code)).toMatchObject({ standing: 'paid' });
    expect(await cardOf(code)).toBeDefined();
  });

  test('on the page of a provider, which leads back by a link', async () => {
    const ana = visitor();
    const code = await ana.order();
    fixture.cards.behave('asks');
    const { data } = await ana.pay(code, { method: 'paypal', token: undefined });
    expect(data.redirect_url).toMatch(/^https:/);
    expect(await ana.state(code)).toMatchObject({ standing: 'paying', waiting: { method: 'paypal' } });
    expect((await ana.call('POST', 'order/payment/abandon', { code })).data.order.standing).toBe('open');
  });

  test('by nothing that would become money by it', async () => {
    const { card } = await bought();
    const ana = visitor();
    const code = await ana.order();
    const { methods } = await ana.state(code);
    expect(methods.map(({ type }: { type: string }) => type)).toEqual(['credit', 'debit', 'paypal', 'oxxo', 'openpay']);
    const paid = await ana.pay(code, { method: 'store_credit', token: card.code + card.secret });
    expect(paid.codes).toEqual(['method method_unavailable']);
  });

  test('and declined without losing the order', async () => {
    const ana = visitor();
    const code = await ana.order();
    fixture.cards.behave('declines');
    expect((await ana.pay(code)).codes).toEqual(['undefined card_funds']);
    expect(await ana.state(code)).toMatchObject({ standing: 'open', declined: true });
  });
});

describe('is spent', () => {
  const FARE = 65_001;

  test('in parts, by who types code and secret, and never beyond what is on it', async () => {
    const ana = visitor();
    const code = await ana.order({ amount: 200_000 });
    await ana.pay(code, { total: 200_000 });
    const big = (await cardOf(code))!;
    good(await spend(`${shownGiftCode(big.code)} ${shownSecret(big.secret).toLowerCase()}`));
    expect((await visitor().balance(big)).data).toMatchObject({ amount: 200_000, left: 200_000 - FARE });
    good(await spend(big.code + big.secret));
    good(await spend(big.code + big.secret));
    const refused = await spend(big.code + big.secret);
    expect(refused).toMatchObject({ ok: false, fault: [{ code: 'credit_insufficient' }] });
  });

  test('after few wrong secrets from anywhere by who proved it, so that guesses keep its owner from nothing', async () => {
    const ana = visitor();
    const code = await ana.order({ amount: 200_000 });
    await ana.pay(code, { total: 200_000 });
    const card = (await cardOf(code))!;
    const token = card.code + card.secret;
    const wrong = card.secret.startsWith('0') ? `1${card.secret.slice(1)}` : `0${card.secret.slice(1)}`;
    const visit = await fixture.sale.atPayment({ round: false });
    // A network of each guess its own.
    const guesses = async (typed: string, network: string) => {
      const answers: string[] = [];
      const rounds = vi.spyOn(Client.prototype, 'query');
      for (let i = 0; i < 14; i += 1) {
        rounds.mockClear();
        const guessed = await spend(typed, { visit, address: `${network}.${i}` });
        answers.push(guessed.ok ? 'paid' : guessed.fault[0].code);
      }
      return { answers, rounds: rounds.mock.calls.length };
    };
    const guessed = await guesses(card.code + wrong, '203.0.113');
    expect(guessed.answers).toEqual([...Array(10).fill('credit_code_invalid'), ...Array(4).fill('gift_card_unproved')]);
    // Nothing was compared any more: the right secret is not told from a wrong one either.
    expect((await guesses(token, '203.0.113')).answers).toEqual(Array(14).fill('gift_card_unproved'));
    // A card that there is not is guarded alike, with as many rounds to the database.
    expect(await guesses(`G000000000${wrong}`, '198.51.100')).toEqual(guessed);
    vi.restoreAllMocks();
    // Its owner has it checked where a captcha can be asked for, and pays.
    good(await spend(token, { proving: card }));
  });

  test('by nobody who has only its code', async () => {
    const { card } = await bought();
    for (const token of [card.code, `${card.code}00000000`, `gift:${card.code}`])
      expect(await spend(token)).toMatchObject({ ok: false, fault: [{ code: 'credit_code_invalid' }] });
  });
});

describe('its balance', () => {
  test('is told alike of a code that nobody has and of a wrong secret', async () => {
    const { card } = await bought();
    const [wrong, nobody] = [
      await visitor().balance({ code: card.code, secret: '00000000' }),
      await visitor().balance({ code: 'G000000000', secret: card.secret }),
    ];
    expect(wrong).toEqual(nobody);
    expect(wrong).toMatchObject({ status: 404, codes: ['code gift_card_not_found'] });
  });

  test('costs a captcha after some wrong guesses, at a card there is and at one there is not', async () => {
    const { card } = await bought();
    for (const code of [card.code, 'G000000000']) {
      const codes: string[] = [];
      for (let i = 0; i < 7; i += 1) codes.push(...(await visitor().balance({ code, secret: '00000000' })).codes);
      expect(codes.filter((one) => one === 'captcha captcha_required')).toHaveLength(2);
      await database.pool.query('truncate look_up_try');
    }
  });

  test('comes with the card as a PDF, if asked for, and without one of a card that went back', async () => {
    const { ana, code, card } = await bought();
    expect((await visitor().balance(card)).data.document).toBeNull();
    const asked = { ...card, document: true, lang: 'en' };
    const { pdf, filename } = (await visitor().balance(asked)).data.document!;
    expect(filename).toBe('gift-card.pdf');
    const [said] = await readText(Buffer.from(pdf, 'base64'));
    const whatItSays = ['Luz Gil', '¡Feliz viaje!', 'never expires', paths.giftBalance.en];
    for (const part of [shownGiftCode(card.code), shownSecret(card.secret), ...whatItSays])
      expect(said).toContain(part);
    expect(said).toMatch(/Balance: .*500\.00.* on .*\(Mexico City time\)/);
    await ana.call('POST', 'order/return', { code });
    expect((await visitor().balance(asked)).data).toEqual({ amount: 50_000, left: 0, document: null });
  });

  test('needs both', async () => {
    expect((await visitor().balance({ code: '', secret: '' })).codes).toEqual([
      'code gift_code_required',
      'secret gift_secret_required',
    ]);
  });
});

describe('goes back to who paid it', () => {
  test('while nothing was spent of it, once', async () => {
    const { ana, code, card } = await bought();
    for (let i = 0; i < 2; i += 1)
      expect((await ana.call('POST', 'order/return', { code })).data.order.standing).toBe('returned');
    expect((await visitor().balance(card)).data).toEqual({ amount: 50_000, left: 0, document: null });
    await refundDue(fixture.sale);
    const { rows } = await database.pool.query('select state, amount from refund');
    expect(rows).toEqual([{ state: 'paid', amount: 50_000 }]);
  });

  test('and to nobody else, or before it is paid', async () => {
    const { code } = await bought();
    expect((await visitor().call('POST', 'order/return', { code })).status).toBe(404);
    const ana = visitor();
    const unpaid = await ana.order();
    expect((await ana.call('POST', 'order/return', { code: unpaid })).codes).toEqual([
      'undefined process_cannot_continue',
    ]);
  });

  test('never once some of it was spent', async () => {
    const ana = visitor();
    const code = await ana.order({ amount: 200_000 });
    await ana.pay(code, { total: 200_000 });
    const card = (await cardOf(code))!;
    good(await spend(card.code + card.secret));
    expect((await ana.call('POST', 'order/return', { code })).codes).toEqual(['undefined gift_card_spent']);
    expect(await ana.state(code)).toMatchObject({ standing: 'paid' });
  });
});

describe('letters', () => {
  const drain = () => box.drain();

  test('tell who paid, and give the card to who gets it', async () => {
    const { code } = await bought();
    await drain();
    const mails = await box.mails();
    expect(box.problems).toEqual([]);
    const paid = mails.find(({ to }) => to[0] === 'ana@example.com')!;
    expect(paid.subject).toBe('Tu pedido está pagado: Tarjeta de regalo');
    expect(paid.text).toContain(code);
    expect(paid.text).toMatch(/https:\/\/anden\.example\/pedido\?t=/);
    const card = (await cardOf(code, SECRET))!;
    const gift = mails.find(({ to }) => to[0] === 'luz@example.com')!;
    expect(gift.subject).not.toContain(card.code);
    const balancePage = `https://anden.example${paths.giftBalance.es}`;
    for (const part of [shownGiftCode(card.code), shownSecret(card.secret), '¡Feliz viaje!', 'Ana', balancePage])
      expect(gift.text).toContain(part);
    expect(gift.html).toContain(`href="${balancePage}"`);
    expect(paid.text).not.toContain(shownSecret(card.secret));
    // The card to print goes to who gets it, and to nobody else.
    expect(gift.files).toMatchObject([{ filename: 'tarjeta-de-regalo.pdf', type: 'application/pdf' }]);
    expect(paid.files).toEqual([]);
    const printed = await box.pdfText(gift);
    const whatItSays = ['Luz Gil', '¡Feliz viaje!', 'no caduca', balancePage];
    for (const part of [shownGiftCode(card.code), shownSecret(card.secret), ...whatItSays])
      expect(printed).toContain(part);
  });

  test('come on the day that was chosen, and not at all for a card that went back', async () => {
    const date = plusDays(dateInZone(fixture.sale.now, CARRIER_ZONE), 30);
    const { ana, code } = await bought({ date });
    await drain();
    expect((await box.mails()).map(({ to }) => to[0])).toEqual(['ana@example.com']);
    await ana.call('POST', 'order/return', { code });
    await box.pass(365 * DAY);
    await drain();
    expect((await box.mails()).map(({ to }) => to[0])).not.toContain('luz@example.com');
  });

  test('are in the language of the order', async () => {
    await bought({ lang: 'en' });
    await drain();
    const subjects = (await box.mails()).map(({ subject }) => subject);
    expect(subjects.join()).toMatch(/Your order is paid: Gift card/);
    expect(subjects.join()).toMatch(/Ana gives you a trip/);
  });

  test('say where to pay a reference, and that money goes back', async () => {
    const ana = visitor();
    const code = await ana.order();
    await ana.pay(code, { method: 'oxxo', token: undefined });
    await drain();
    expect((await box.mails())[0]!.text).toMatch(/pedido/);
    expect(box.problems).toEqual([]);
  });
});
