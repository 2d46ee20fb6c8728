import { randomBytes } from 'node:crypto';
import { addToBalance, takeFromBalance } from '#adapters/db/ledger/balances.ts';
import { bookGift, bookGiftBack } from '#adapters/db/ledger/ledger.ts';
import { notifyAfterCommit, OUTBOX_WORKERS } from '#adapters/db/notify-workers.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { GiftMail } from '#app/gifts/write-gift-mail.ts';
import type { GiftCard, GiftCards, GiftStore } from '#app/gifts/ports.ts';
import { accountName } from '#domain/payment/buyers-account.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';

const newId = () => uuidV7(Date.now(), randomBytes(10));

interface CardRow {
  readonly gift_card_id: string;
  readonly order_id: string;
  readonly code: string;
  readonly amount: number;
  readonly left: number;
}

const BALANCE = `coalesce((select b.balance from account_balance b where b.account = 'credit:' || g.gift_card_id), 0)::int as left`;

const BY_CODE = statement<CardRow>(
  'gift-card-by-code',
  `select g.gift_card_id, g.order_id, g.code, g.amount, ${BALANCE} from gift_card g where g.code = $1`,
);

interface SentRow extends CardRow {
  readonly lang: 'es' | 'en';
  readonly giver: string;
  readonly receiver: string;
  readonly email: string;
  readonly message: string;
  readonly is_returned: boolean;
}

const BY_ID = statement<SentRow>(
  'gift-card-by-id',
  `select g.gift_card_id, g.order_id, g.code, g.amount, ${BALANCE}, g.lang, g.giver, g.receiver, g.email, g.message,
     g.returned_at is not null as is_returned
   from gift_card g where g.gift_card_id = $1`,
);

const cardOf = (row: CardRow): GiftCard => ({
  id: id(row.gift_card_id),
  order: id(row.order_id),
  code: id(row.code),
  amount: centavos(row.amount),
  left: centavos(row.left),
});

/** Gift cards in PostgreSQL. */
export const giftCards = (pool: Pool): GiftCards => ({
  byCode: async (code) => {
    const [row] = await withConnection(pool, (session) => execute(session, BY_CODE, [code]));
    return row && cardOf(row);
  },
  byId: async (card) => {
    const [row] = await withConnection(pool, (session) => execute(session, BY_ID, [card]));
    if (!row) return undefined;
    const { lang, giver, receiver, email, message, is_returned: isReturned } = row;
    return { ...cardOf(row), lang, giver, receiver, email, message, isReturned };
  },
});

/** It never expires; its internal code `gift:…` cannot be entered by anyone. */
const CREDIT = statement(
  'gift-card-credit',
  `insert into credit (credit_id, reservation_id, source_id, amount, granted_at, expires_at, code)
   values ($1::uuid, $2, $3, $4, clock_timestamp(), 'infinity', 'gift:' || $1::uuid)`,
);

const ISSUE = statement(
  'gift-card-issue',
  `insert into gift_card (gift_card_id, order_id, code, amount, lang, giver, receiver, email, message, send_at)
   select $1, o.order_id, $3, $4, o.lang, o.contact ->> 'firstName', $5, $6, $7, $8 from orders o where o.order_id = $2`,
);

const ENQUEUE = statement(
  'gift-card-enqueue',
  `insert into outbox (outbox_id, topic, dedup_key, payload, available_at) values ($1, $2, $3, $4, $5)
   on conflict (dedup_key) do nothing`,
);

const LOCK = statement<{
  readonly gift_card_id: string;
  readonly amount: number;
  readonly source_id: string;
  readonly is_returned: boolean;
}>(
  'gift-card-lock',
  `select g.gift_card_id, g.amount, c.source_id, g.returned_at is not null as is_returned
   from gift_card g join credit c on c.credit_id = g.gift_card_id where g.order_id = $1 for update of g`,
);

const LOCK_BALANCE = statement<{ readonly balance: number }>(
  'gift-card-lock-balance',
  'select balance::int as balance from account_balance where account = $1 for update',
);

const RETURNED = statement(
  'gift-card-returned',
  'update gift_card set returned_at = clock_timestamp() where gift_card_id = $1',
);

const TOPIC: GiftMail['topic'] = 'gift-card.sent';
const accountOf = (card: GiftCard['id']): string => accountName({ kind: 'credit', credit: card });

export const giftStore: GiftStore = {
  issue: async (tx, { id: card, order, payment, code, gift, sendAt }) => {
    const session = sessionOf(tx);
    const { amount, name, email, message } = gift;
    await execute(session, CREDIT, [card, order, payment, amount]);
    await execute(session, ISSUE, [card, order, code, amount, name, email, message, new Date(sendAt)]);
    await bookGift(session, { id: payment, reservation: order, account: accountOf(card), amount });
    await addToBalance(session, accountOf(card), amount);
    const payload: GiftMail['payload'] = { gift_card: card };
    await execute(session, ENQUEUE, [newId(), TOPIC, `${TOPIC}:${card}`, payload, new Date(sendAt)]);
    notifyAfterCommit(session, ...OUTBOX_WORKERS);
  },
  lock: async (tx, order) => {
    const [row] = await execute(sessionOf(tx), LOCK, [order]);
    if (!row) return undefined;
    const card = id<'credit'>(row.gift_card_id);
    const [kept] = await execute(sessionOf(tx), LOCK_BALANCE, [accountOf(card)]);
    return {
      id: card,
      amount: centavos(row.amount),
      left: centavos(kept?.balance ?? 0),
      payment: id(row.source_id),
      isReturned: row.is_returned,
    };
  },
  takeBack: async (tx, { id: card, order, amount }, back) => {
    const session = sessionOf(tx);
    const account = accountOf(card);
    await execute(session, RETURNED, [card]);
    await bookGiftBack(session, { id: back, reservation: order, account, amount });
    if (!(await takeFromBalance(session, account, { amount, least: 0 }))) throw new Error(`card ${card} is not locked`);
  },
};
