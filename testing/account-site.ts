import { randomBytes } from 'node:crypto';
import type { Handler } from '#http/handler.ts';
import { loyaltyDeps, loyaltyRoom } from '#main/rooms/loyalty.ts';
import { openChannelBox } from '#testing/channel-box.ts';
import { openSite } from '#testing/http/open-site.ts';
import { openLetterbox, SECRET } from '#testing/letterbox.ts';
import { openPaymentFixture } from '#testing/payment-fixture.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { openProgramme, PASSWORD } from '#testing/travellers.ts';

/** The calls about accounts over HTTP, with what they send by e-mail and by text message. */
export async function openAccountSite({ pool }: TestDatabase) {
  const { sale } = await openPaymentFixture(pool);
  const programme = openProgramme(pool);
  const box = await openLetterbox(pool, sale);
  const channels = await openChannelBox(pool, sale);
  const room = loyaltyRoom({
    ...loyaltyDeps(pool),
    pool,
    secret: SECRET,
    clock: { now: () => sale.now },
    origin: 'http://localhost:3000',
    brand: { name: 'Costera' },
    channels: { pushes: undefined, messages: channels.messages },
  });
  const site = await openSite(sale, { handlers: room.handlers as readonly Handler[] });

  /** A browser with its own session. */
  function visitor() {
    const cookie = `anden=${randomBytes(24).toString('base64url')}`;
    let session: string | undefined;
    const call = async (path: string, body?: object) => {
      const response = await fetch(`${site.origin}/api/account/site/account/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { cookie, 'content-type': 'application/json', ...(session ? { 'x-traveller-session': session } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const { content } = await response.json();
      if (content.data?.session) session = content.data.session;
      const errors: readonly { readonly code: string }[] = content.errors ?? [];
      return { status: response.status, data: content.data, codes: errors.map(({ code }) => code) };
    };
    return { call, enter: (account: object, password = PASSWORD) => call('login', { ...account, password }) };
  }

  /** All e-mails to an address, oldest first. */
  async function mailsTo(address: string) {
    await box.drain();
    return (await box.mails()).filter(({ to }) => to[0] === address).toReversed();
  }
  async function textsTo(phone: string) {
    await channels.tell();
    return (await channels.texts()).filter(({ to }) => to === phone);
  }
  return {
    programme,
    visitor,
    mailsTo,
    textsTo,
    /** Forgets all that was sent, asked for and tried. */
    async clear() {
      await box.clear();
      await pool.query('truncate outbox, account_request, recovery_request, look_up_try');
    },
    /** As if nobody had guessed. */
    forgiveTries: () => pool.query('truncate look_up_try'),
    /** As if so much time had passed since codes were sent. */
    async wait(milliseconds: number) {
      await pool.query(
        `update account_request set expires_at = expires_at - $1 * interval '1 millisecond',
           asked_at = asked_at - $1 * interval '1 millisecond'`,
        [milliseconds],
      );
    },
    async close() {
      await site.close();
      await channels.stop();
      await box.stop();
    },
  };
}

export type AccountSite = Awaited<ReturnType<typeof openAccountSite>>;

/** The digits of a code in a message. */
export const digitsIn = (text: string): string => /\b(?:\d{10}|\d{6})\b/.exec(text)?.[0] ?? '';
