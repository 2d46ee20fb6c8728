import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TwilioOptions } from '#adapters/messages/twilio-messages.ts';
import type { ChannelEnvironment } from '#main/config/channels-config.ts';
import type { Environment } from '#main/config/config.ts';
import { type StandInPlace, startStandIn } from '#main/stand-ins/stand-in.ts';

/** Where notices are sent. Plain values, with a note for the start-up output. */
export interface ChannelAccounts {
  /** The simulated push service; others are named by the browsers that subscribe. */
  readonly push: string | undefined;
  readonly messages: TwilioOptions | undefined;
  readonly note: string | undefined;
}

/** Without configured accounts, a development site simulates a push service and a messaging provider. */
export async function openChannelAccounts(
  env: ChannelEnvironment & Pick<Environment, 'ANDEN_ENV' | 'ANDEN_DATA_DIR'>,
  place: StandInPlace,
): Promise<ChannelAccounts> {
  const isProduction = env.ANDEN_ENV === 'production';
  const own = messagesOf(env);
  const [push, messages] = await Promise.all([
    isProduction ? undefined : playPushService(place),
    own ?? (isProduction ? undefined : playMessages(place)),
  ]);
  if (!isProduction) await keepPlayed(env.ANDEN_DATA_DIR, { push, messages: messages?.apiUrl });
  return {
    note: own || !messages ? undefined : `text messages can be read at ${messages.apiUrl}/_control/messages`,
    push,
    messages,
  };
}

function messagesOf(env: ChannelEnvironment): TwilioOptions | undefined {
  const { MESSAGES_ACCOUNT: account, MESSAGES_TOKEN: token, SMS_FROM: sms, WHATSAPP_FROM: whatsapp } = env;
  if (!account || !token) return undefined;
  const from = { ...(sms ? { sms } : {}), ...(whatsapp ? { whatsapp } : {}) };
  return { apiUrl: env.MESSAGES_API_URL, account, token, from, whatsappTemplate: env.WHATSAPP_TEMPLATE };
}

const programOf = (name: string): string => new URL(`../../../stand-ins/${name}/main.ts`, import.meta.url).pathname;

async function playPushService({ report, onStart, start = startStandIn }: StandInPlace): Promise<string> {
  const { url, stop } = await start({ program: programOf('push'), flags: {}, report });
  onStart(stop);
  return url;
}

async function playMessages({ report, onStart, start = startStandIn }: StandInPlace): Promise<TwilioOptions> {
  const keys = { account: `AC${randomBytes(16).toString('hex')}`, token: randomBytes(16).toString('hex') };
  const { url, stop } = await start({ program: programOf('messages'), flags: keys, report });
  onStart(stop);
  return { ...keys, apiUrl: url, from: { sms: '+523355550100', whatsapp: '+523355550101' } };
}

/** Saves the URLs of the stand-ins, for tests and developers. */
async function keepPlayed(dataDir: string, simulated: Readonly<Record<string, string | undefined>>): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, 'played-channels.json'), JSON.stringify(simulated));
}
