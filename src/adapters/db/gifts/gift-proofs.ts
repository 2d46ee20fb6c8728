import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { GiftProofs } from '#app/gifts/ports.ts';
import { GIFT_PROOF_LIFETIME } from '#domain/gifts/gift-rules.ts';

const NOTE = statement(
  'gift-proof-note',
  `insert into gift_card_proof (gift_card_id, session_hash, proved_at) values ($1, $2, clock_timestamp())
   on conflict (gift_card_id, session_hash) do update set proved_at = excluded.proved_at`,
);

/** Each new proof deletes a few that are over. */
const DROP_OLD = statement(
  'gift-proof-drop-old',
  `delete from gift_card_proof where (gift_card_id, session_hash) in (
     select gift_card_id, session_hash from gift_card_proof
     where proved_at < statement_timestamp() - $1 * interval '1 millisecond' limit 10 for update skip locked)`,
);

const HAS = statement(
  'gift-proof-has',
  `select from gift_card_proof
   where gift_card_id = $1 and session_hash = $2 and proved_at > clock_timestamp() - $3 * interval '1 millisecond'`,
);

/** Proofs of gift cards in PostgreSQL. */
export const giftProofs = (pool: Pool): GiftProofs => ({
  note: (card, sessionHash) =>
    withConnection(pool, async (session) => {
      await execute(session, DROP_OLD, [GIFT_PROOF_LIFETIME]);
      await execute(session, NOTE, [card, Buffer.from(sessionHash)]);
    }),
  has: async (card, sessionHash) => {
    const values = [card, Buffer.from(sessionHash), GIFT_PROOF_LIFETIME];
    return (await withConnection(pool, (session) => execute(session, HAS, values))).length > 0;
  },
});
