import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { choices } from '#adapters/db/notices/choices.ts';
import { deliveries } from '#adapters/db/notices/deliveries.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { twilioMessages, type TwilioOptions } from '#adapters/messages/twilio-messages.ts';
import { webPushes } from '#adapters/push/web-pushes.ts';
import type { LinkAddresses } from '#app/links/ports.ts';
import { drainDeliveries } from '#app/notices/drain-deliveries.ts';
import type { Messages, Pushes } from '#app/notices/delivery-ports.ts';
import type { NoticeDeps } from '#app/notices/notice-deps.ts';
import { BOARDING_REMINDER } from '#domain/notices/channel.ts';
import { MESSAGES } from '#http/format/letters/messages.ts';
import { shortOf } from '#http/format/short-notice.ts';
import type { ChannelEnvironment } from '#main/channels-config.ts';
import type { Environment } from '#main/config.ts';
import type { Work } from '#main/jobs.ts';
import type { Secrets } from '#main/secrets.ts';
import { startStandIn } from '#main/stand-in.ts';
import type { Brand } from '#web/brand.ts';

export interface Channels {
  readonly pushes: Pushes | undefined;
  readonly messages: Messages | undefined;
}

interface Place {
  readonly secrets: Pick<Secrets, 'vapidPrivateKey'>;
  readonly brand: Pick<Brand, 'email'>;
  readonly report: (problem: unknown) => void;
  readonly onStart: (stop: () => Promise<unknown>) => void;
}

/** With what is to be said of them at the start. */
export interface OpenedChannels extends Channels {
  readonly note: string | undefined;
}

/** Without accounts of its own a development site simulates a push service and a provider of messages. */
export async function openChannels(
  env: ChannelEnvironment & Pick<Environment, 'ANDEN_ENV' | 'ANDEN_DATA_DIR'>,
  place: Place,
): Promise<OpenedChannels> {
  const isProduction = env.ANDEN_ENV === 'production';
  const own = messagesOf(env);
  const [simulated, messages] = await Promise.all([
    isProduction ? undefined : playPushService(place),
    own ?? (isProduction ? undefined : playMessages(place)),
  ]);
  if (!isProduction) await keepPlayed(env.ANDEN_DATA_DIR, { push: simulated, messages: messages?.apiUrl });
  return {
    note: own || !messages ? undefined : `text messages can be read at ${messages.apiUrl}/_control/messages`,
    pushes: webPushes({
      privateKey: env.VAPID_PRIVATE_KEY ?? place.secrets.vapidPrivateKey,
      contact: place.brand.email,
      simulated,
    }),
    messages: messages && twilioMessages(messages),
  };
}

function messagesOf(env: ChannelEnvironment): TwilioOptions | undefined {
  const { MESSAGES_ACCOUNT: account, MESSAGES_TOKEN: token, SMS_FROM: sms, WHATSAPP_FROM: whatsapp } = env;
  if (!account || !token) return undefined;
  const from = { ...(sms ? { sms } : {}), ...(whatsapp ? { whatsapp } : {}) };
  return { apiUrl: env.MESSAGES_API_URL, account, token, from, whatsappTemplate: env.WHATSAPP_TEMPLATE };
}

const programOf = (name: string): string => new URL(`../../stand-ins/${name}/main.ts`, import.meta.url).pathname;

async function playPushService({ report, onStart }: Place): Promise<string> {
  const { url, stop } = await startStandIn({ program: programOf('push'), flags: {}, report });
  onStart(stop);
  return url;
}

async function playMessages({ report, onStart }: Place): Promise<TwilioOptions> {
  const keys = { account: `AC${randomBytes(16).toString('hex')}`, token: randomBytes(16).toString('hex') };
  const { url, stop } = await startStandIn({ program: programOf('messages'), flags: keys, report });
  onStart(stop);
  return { ...keys, apiUrl: url, from: { sms: '+523355550100', whatsapp: '+523355550101' } };
}

/** Where they are simulated, for tests and for anyone who looks. */
async function keepPlayed(dataDir: string, simulated: Readonly<Record<string, string | undefined>>): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, 'played-channels.json'), JSON.stringify(simulated));
}

interface ChannelWiring
  extends Channels,
    Omit<Parameters<typeof shortOf>[0], 'sender'>,
    Pick<LinkAddresses, 'stopUrl'>,
    Pick<NoticeDeps, 'timetable' | 'departures' | 'boardingCodes' | 'report' | 'payments' | 'clock' | 'book'> {
  readonly pool: Pool;
  readonly brand: Brand;
}

/** Telling travellers by what they chose, and reminding them of their bus. */
export function channelJobs({ pool, brand, ...wiring }: ChannelWiring): Pick<Work, 'tell' | 'remindBoarding'> {
  const chosen = choices(pool);
  const queues = deliveries(pool);
  return {
    tell: drainDeliveries({
      ...wiring,
      messageRules: MESSAGES,
      deliveries: queues,
      choices: chosen,
      shortOf: shortOf({ ...wiring, sender: brand }),
    }),
    remindBoarding: async () => {
      await queues.remindBoarding(BOARDING_REMINDER);
      await chosen.forgetOld();
    },
  };
}
