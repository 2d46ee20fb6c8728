import { fileURLToPath } from 'node:url';
import { choices } from '#adapters/db/notices/choices.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { twilioMessages } from '#adapters/messages/twilio-messages.ts';
import { webPushes } from '#adapters/push/web-pushes.ts';
import { pins } from '#adapters/secrets/pins.ts';
import type { Browser, Messages } from '#app/notices/delivery-ports.ts';
import { instant } from '#kernel/instant.ts';
import { channelJobs } from '#main/rooms/notices.ts';
import { COSTERA } from '#main/costera.ts';
import { siteLinks } from '#main/rooms/links.ts';
import { newVapidKey } from '#main/config/secrets.ts';
import { startStandIn } from '#main/stand-ins/stand-in.ts';
import type { PayingSale } from '#testing/paying-sale.ts';
import { LONG_MS } from '../stand-ins/stage/testing/timeouts.ts';

/** A text message as received by the provider. */
export interface ReceivedText {
  readonly to: string;
  readonly from: string;
  readonly body: string;
}

/** What a browser displayed. */
export interface ShownPush {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly tag: string;
}

const SECRET = 's'.repeat(32);
const ACCOUNT = { account: 'AC00000000', token: 'token-of-the-tests' };
const programOf = (name: string): string => fileURLToPath(new URL(`../stand-ins/${name}/main.ts`, import.meta.url));

/** A sale that notifies travellers by their chosen channels; both providers run as separate processes. */
export async function openChannelBox(pool: Pool, sale: PayingSale) {
  const problems: unknown[] = [];
  const report = (problem: unknown) => problems.push(problem);
  const [service, provider] = await Promise.all([
    startStandIn({ program: programOf('push'), flags: {}, report }),
    startStandIn({ program: programOf('messages'), flags: ACCOUNT, report }),
  ]);
  const clock = { now: () => instant(Date.now()) };
  const { links, ...addresses } = siteLinks({ secret: SECRET, origin: 'https://anden.example', clock });
  const pushes = webPushes({
    privateKey: newVapidKey(),
    contact: COSTERA.email,
    simulated: service.url,
    timeoutMs: LONG_MS,
  });
  const from = { sms: '+523355550100', whatsapp: '+523355550101' };
  const account = (timeoutMs: number) => twilioMessages({ ...ACCOUNT, apiUrl: provider.url, from, timeoutMs });
  const jobsBy = (messages: Messages) =>
    channelJobs({
      ...sale,
      ...addresses,
      pool,
      clock,
      report,
      pushes,
      messages,
      brand: COSTERA,
      origin: 'https://anden.example',
      secret: SECRET,
      pins: pins(SECRET),
    });
  const messages = account(LONG_MS);
  const jobs = jobsBy(messages);

  const ask = async (url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> => {
    const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    return response.json();
  };
  const nameOf = ({ endpoint }: Browser) => endpoint.split('/').at(-1);

  return {
    problems,
    pushes,
    messages,
    links,
    choices: choices(pool),
    tell: () => jobs.tell.run(new AbortController().signal),
    /** The same, by a worker with this timeout for the provider of text messages. */
    tellWithin: (timeoutMs: number) => jobsBy(account(timeoutMs)).tell.run(new AbortController().signal),
    remindBoarding: () => jobs.remindBoarding.run(new AbortController().signal),
    texts: async () => (await ask(`${provider.url}/_control/messages`)) as readonly ReceivedText[],
    textFaults: (faults: object) => ask(`${provider.url}/_control/faults`, faults),
    pushFaults: (next: readonly number[]) => ask(`${service.url}/_control/faults`, { next }),
    /** A browser that subscribes. */
    browser: async (key = pushes.publicKey): Promise<Browser> => {
      const made = (await ask(`${service.url}/_control/browsers`, { key })) as {
        readonly endpoint: string;
        readonly keys: { readonly p256dh: string; readonly auth: string };
      };
      return { endpoint: made.endpoint, ...made.keys };
    },
    shown: async (browser: Browser) =>
      (await ask(`${service.url}/_control/browsers/${nameOf(browser)}`)) as readonly ShownPush[],
    /** The browser no longer exists. */
    leave: (browser: Browser) => ask(`${service.url}/_control/browsers/${nameOf(browser)}`, undefined, 'DELETE'),
    /** Advances time for retries. */
    pass: (milliseconds: number) =>
      pool.query(
        `update notice_delivery set available_at = available_at - $1 * interval '1 millisecond' where done_at is null`,
        [milliseconds],
      ),
    stop: async () => {
      await service.stop();
      await provider.stop();
    },
  };
}

export type ChannelBox = Awaited<ReturnType<typeof openChannelBox>>;
