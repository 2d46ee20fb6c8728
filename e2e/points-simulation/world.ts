import { randomUUID } from 'node:crypto';
import { bookSaleBack } from '#adapters/db/ledger/ledger.ts';
import { paymentBooks } from '#adapters/db/payment/payment-books.ts';
import { orderReturnStores } from '#adapters/db/payment/return-stores.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { sessionOf, transactions } from '#adapters/db/session-of.ts';
import type { PackToGive } from '#app/packs/ports.ts';
import { returnSold } from '#app/payment/return-sold.ts';
import type { Transaction } from '#app/transaction.ts';
import { winByBoarding } from '#app/boarding/win-by-boarding.ts';
import { pointsNight } from '#app/loyalty/points-night.ts';
import { pointsCalendar } from '#adapters/db/loyalty/points-calendar.ts';
import { packStore } from '#adapters/db/packs/packs.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import { orderedPack, packPrice, type PointsPack, POINTS_PACK } from '#domain/packs/pack-rules.ts';
import { accountName, providerAccount } from '#domain/payment/buyers-account.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import { id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Centavos, centavos } from '#kernel/money.ts';
import { instantInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { winDeps } from '#main/rooms/loyalty.ts';
import type { Ledger } from './model.ts';

const VAT = 16;

export interface SimulatedTrip {
  /** Of its order and of its payment. */
  readonly id: string;
  readonly payment: string;
  readonly folio: string;
  readonly price: number;
  /** Undefined: paid with money. */
  readonly ledger: Ledger | undefined;
}

/**
 * The product's stores with a real database: sales, payments, boarding and refunds as the site stores them, but without
 * the bus.
 */
export function openWorld(pool: Pool) {
  const inTransaction = transactions(pool);
  const win = winByBoarding(winDeps(pool));
  const night = pointsNight({ calendar: pointsCalendar(pool), zone: CARRIER_ZONE });
  let orders = 0;

  const open = async (count: number): Promise<readonly TravellerId[]> => {
    const { rows } = await pool.query<{ traveller_id: string }>(
      `insert into traveller (traveller_id, card, phone, email, first_name, last_name, tier, password_hash, created_at)
       select gen_random_uuid(), (710000000000 + n)::text, '+52331' || (1000000 + n), 'v' || n || '@example.com', 'Ana', 'López', 'classic', 'x',
         now()
       from generate_series(1, $1) n returning traveller_id`,
      [count],
    );
    return rows.map(({ traveller_id }) => id(traveller_id));
  };

  /** Takes a pack back, and pays what is owed for it. */
  const takeBack = async (
    tx: Transaction,
    { order, payment }: Pick<PackToGive, 'order' | 'payment'>,
    paid: Centavos,
  ) => {
    const pack = (await packStore.lock(tx, order))!;
    const back = await returnSold(orderReturnStores, tx, { order, payment, key: POINTS_PACK, reason: 'cancelled' });
    await packStore.takeBack(tx, pack, back!);
    const { rows } = await sessionOf(tx).query<{ refund_id: string }>(
      { name: 'simulated-refund', text: `update refund set state = 'paid' where payment_id = $1 returning refund_id` },
      [payment],
    );
    const account = await paymentBooks.accountOf(tx, { id: payment, provider: 'openpay' } as never);
    await paymentBooks.refund(tx, {
      id: id<'refund'>(rows[0]!.refund_id),
      payment,
      order,
      account,
      amount: paid,
    } as never);
  };

  /** Sells a pack of points for money; with `isReturned` it goes back, whole, and the money with it. */
  const buyPack = async (traveller: TravellerId, pack: PointsPack, isReturned: boolean): Promise<void> => {
    orders += 1;
    const code = `P${String(orders).padStart(8, '0')}`;
    const bought = { order: id<'order'>(randomUUID()), payment: id<'payment'>(randomUUID()), traveller };
    const { order, payment } = bought;
    const { total, net, vat } = packPrice(pack);
    await inTransaction(async (tx) => {
      await sessionOf(tx).query(
        {
          name: 'simulated-pack',
          text: `with made as (
             insert into orders (order_id, code, session_hash, status, method, total, created_at)
             values ($1, $2::text, $2::text::bytea, 'approved', 'credit', $4, now())
           ), item as (
             insert into order_item (order_id, position, kind, what) values ($1, 1, $5, $6)
           ), line as (
             insert into payment_line (payment_id, position, line_id, folios, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate)
             values ($3, 1, $2::text || '-P', '{}', '{}', '84111506', 'ACT', 'Actividad', $7, 0, $7, $8, 16)
           )
           insert into payment (payment_id, reservation_id, method, provider, idempotency_key, request_hash, amount, state, created_at, updated_at)
           values ($3, $1, 'credit', 'openpay', 'key', '', $4, 'captured', now(), now())`,
        },
        [order, code, payment, total, POINTS_PACK, JSON.stringify(orderedPack(pack, traveller)), net, vat],
      );
      const booked = { id: payment, order, amount: total };
      await paymentBooks.capture(tx, booked, providerAccount('openpay'));
      await paymentBooks.sale(tx, booked, { net, vat });
      await packStore.give(tx, { ...bought, points: pack.points });
    });
    if (isReturned) await inTransaction((tx) => takeBack(tx, bought, total));
  };

  /** Sells and pays a ticket; to nobody's card if there is no traveller. */
  const sell = async (
    traveller: TravellerId | undefined,
    price: number,
    ledger: Ledger | undefined,
  ): Promise<SimulatedTrip> => {
    orders += 1;
    const code = `S${String(orders).padStart(9, '0')}`;
    const trip = { id: randomUUID(), payment: randomUUID(), folio: `${code}-01`, price, ledger };
    const provider = ledger === undefined ? 'openpay' : 'points';
    const method = ledger === undefined ? 'credit' : ledger === 'win' ? 'traveller_win' : 'traveller_purchased';
    const { net, vat } = splitVat(centavos(price), VAT);
    await inTransaction(async (tx) => {
      await sessionOf(tx).query(
        {
          name: 'simulated-sale',
          text: `with made as (
             insert into orders (order_id, code, session_hash, status, method, total, created_at) values ($1, $2::text, $2::text::bytea, 'approved', $8, $5, now())
           ), item as (
             insert into order_item (order_id, position, kind) values ($1, 1, 'trip')
           ), traveller as (
             insert into passenger (reservation_id, position, type, first_name, last_name, tier, traveller_id)
             values ($1, 1, 'adult', 'Ana', 'López', 'classic', $4)
           ), paid as (
             insert into payment (payment_id, reservation_id, method, provider, idempotency_key, request_hash, amount, state, created_at,
               updated_at)
             values ($3, $1, $8, $9, 'key', '', $5, 'captured', now(), now())
           )
           insert into ticket (ticket_id, reservation_id, passenger, direction, folio, secret, kind, status, valid_until, total, net, vat, issued_at)
           values (gen_random_uuid(), $1, 1, 'departure', $2::text || '-01', '', 'OK', 'valid', '2100-01-01', $5, $6, $7, now())`,
        },
        [trip.id, code, trip.payment, traveller ?? null, price, net, vat, method, provider],
      );
      const booked = { id: id<'payment'>(trip.payment), order: id<'order'>(trip.id), amount: centavos(price) };
      const account = ledger && traveller && ({ kind: 'points', traveller, ledger } as const);
      await paymentBooks.capture(tx, booked, account ? accountName(account) : providerAccount(provider));
      await paymentBooks.sale(tx, booked, { net, vat });
      const refusal = account && (await paymentBooks.charge(tx, account, booked));
      if (refusal) throw new Error(`a payment with points was refused: ${refusal}`);
    });
    return trip;
  };

  /** Refunds this amount to where it came from; the ticket is given up, or stays valid. */
  const giveBack = (trip: SimulatedTrip, amount: number, isGivenUp: boolean): Promise<void> =>
    inTransaction(async (tx) => {
      const refund = randomUUID();
      const [given, part] = [randomUUID(), randomUUID()];
      const differences = isGivenUp ? [] : [{ folio: trip.folio, amount }];
      await sessionOf(tx).query(
        {
          name: 'simulated-give-back',
          text: `with given as (
             insert into give_back (give_back_id, reservation_id, idempotency_key, request_hash, means, money, credited, lines, compensation,
               differences)
             values ($1::uuid, $2, $1::uuid::text, '', 'original', $5, 0, '[]', '[]', $6)
           ), part as (
             insert into give_back_part (part_id, give_back_id, reservation_id, amount) values ($3, $1, $2, $5)
           ), refund as (
             insert into refund (refund_id, payment_id, reservation_id, amount, reason, state, next_try_at, source_id, created_at, updated_at)
             values ($4, $7, $2, $5, 'cancelled', 'paid', now(), $3, now(), now())
           )
           update ticket set give_back_id = $1, status = 'void' where folio = $8 and $9`,
        },
        [given, trip.id, part, refund, amount, JSON.stringify(differences), trip.payment, trip.folio, isGivenUp],
      );
      const { net, vat } = splitVat(centavos(amount), VAT);
      await bookSaleBack(sessionOf(tx), { id: part, reservation: trip.id, amount, net, vat }, undefined);
      const payment = { id: id<'payment'>(trip.payment), provider: trip.ledger === undefined ? 'openpay' : 'points' };
      const account = await paymentBooks.accountOf(tx, payment as never);
      const booked = { id: id<'refund'>(refund), payment: payment.id, order: id<'order'>(trip.id), account };
      await paymentBooks.refund(tx, { ...booked, amount: centavos(amount) } as never);
    });

  /** Scans the tickets of a day, which win points. */
  const board = async (day: string, folios: readonly string[]): Promise<number> => {
    if (folios.length > 0)
      await pool.query(
        `insert into boarding_scan (scan_id, departure_id, folio, typed, operator_id, device, place, scanned_at, verdict)
         select gen_random_uuid(), gen_random_uuid(), folio, false, gen_random_uuid(), 'door', 'Andén 1', $2, 'boards'
         from unnest($1::text[]) folio`,
        [folios, new Date(at(day, '12:00'))],
      );
    return win();
  };

  return { open, buyPack, sell, giveBack, board, night: (day: string) => night(at(day, '00:05')) };
}

export type World = ReturnType<typeof openWorld>;

/** A time of a day in the carrier's zone. */
export const at = (day: string, clock: string): Instant => instantInZone(`${day}T${clock}`, CARRIER_ZONE)!;
