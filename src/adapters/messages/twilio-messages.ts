import type { Messages, TextMessage } from '#app/notices/delivery-ports.ts';
import type { Sending } from '#app/notices/ports.ts';
import type { TextChannel } from '#domain/notices/channel.ts';

export interface TwilioOptions {
  /** `https://api.twilio.com`. */
  readonly apiUrl: string;
  /** `AC…`. */
  readonly account: string;
  readonly token: string;
  /** Our numbers, E.164, by channel; a channel without one is not offered. */
  readonly from: Readonly<Partial<Record<TextChannel, string>>>;
  /**
   * A company may begin a WhatsApp conversation only with an approved template: one with the whole text as its variable
   * 1.
   */
  readonly whatsappTemplate?: string | undefined;
  /** Milliseconds; default 10,000. */
  readonly timeoutMs?: number;
}

interface Address {
  readonly To: string;
  readonly From: string;
}

/** Text messages by the Messages resource of Twilio's API of 2010-04-01: SMS, and WhatsApp by its prefix. */
export function twilioMessages({
  apiUrl,
  account,
  token,
  from,
  timeoutMs = 10_000,
  ...options
}: TwilioOptions): Messages {
  const url = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const ask = (address: string, init: RequestInit = {}) =>
    fetch(address, { ...init, headers: { authorization }, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });

  /** Whether an earlier try without a reply was accepted after all: it is not sent twice. */
  const wasHeard = async ({ To }: Address, text: string): Promise<boolean> => {
    const response = await ask(`${url}?${new URLSearchParams({ To, PageSize: '20' })}`);
    if (!response.ok) throw new Error(`the list of messages: ${response.status}`);
    const { messages = [] } = (await response.json()) as { messages?: readonly Kept[] };
    return messages.some(({ body, status }) => body?.includes(text) && status !== 'failed' && status !== 'undelivered');
  };

  return {
    channels: (['sms', 'whatsapp'] as const).filter((channel) => from[channel] !== undefined),
    send: async (message) => {
      const { channel, text, isRepeat } = message;
      const sender = from[channel];
      if (sender === undefined) return { kind: 'refused', code: 'no sender' };
      const address = addressOf(message, sender);
      try {
        if (isRepeat && (await wasHeard(address, text))) return { kind: 'sent', messageId: '' };
        const template = channel === 'whatsapp' ? options.whatsappTemplate : undefined;
        const said: Record<string, string> = template
          ? { ContentSid: template, ContentVariables: JSON.stringify({ 1: text }) }
          : { Body: text };
        return await outcomeOf(await ask(url, { method: 'POST', body: new URLSearchParams({ ...address, ...said }) }));
      } catch {
        // It may have been accepted: the next try checks first.
        return { kind: 'retry', code: 'unreachable' };
      }
    },
  };
}

interface Kept {
  readonly body?: string;
  readonly status?: string;
}

const addressOf = ({ channel, to }: TextMessage, from: string): Address => {
  const prefix = channel === 'whatsapp' ? 'whatsapp:' : '';
  return { To: prefix + to, From: prefix + from };
};

async function outcomeOf(response: Response): Promise<Sending> {
  const { status, ok } = response;
  const { sid = '', code } = (await response.json().catch(() => ({}))) as { sid?: string; code?: number };
  if (ok) return { kind: 'sent', messageId: sid };
  const trouble = String(code ?? status);
  if (status === 401 || status === 403) return { kind: 'down', code: trouble };
  if (status === 429 || status >= 500) return { kind: 'retry', code: trouble };
  return { kind: 'refused', code: trouble };
}
