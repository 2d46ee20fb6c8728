import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { twilioMessages, type TwilioOptions } from '#adapters/messages/twilio-messages.ts';
import { webPushes } from '#adapters/push/web-pushes.ts';
import type { Messages, Pushes } from '#app/notices/delivery-ports.ts';
import type { ChannelEnvironment } from '#main/config/channels-config.ts';
import type { Environment } from '#main/config/config.ts';
import type { Secrets } from '#main/config/secrets.ts';
import { startStandIn } from '#main/stand-ins/stand-in.ts';
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

/** With a note for the start-up output. */
export interface OpenedChannels extends Channels {
  readonly note: string | undefined;
}

/** Without configured accounts, a development site simulates a push service and a messaging provider. */
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

const programOf = (name: string): string => new URL(`../../../stand-ins/${name}/main.ts`, import.meta.url).pathname;

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

/** Saves the URLs of the stand-ins, for tests and developers. */
async function keepPlayed(dataDir: string, simulated: Readonly<Record<string, string | undefined>>): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, 'played-channels.json'), JSON.stringify(simulated));
}
