import { twilioMessages } from '#adapters/messages/twilio-messages.ts';
import { webPushes } from '#adapters/push/web-pushes.ts';
import type { Messages, Pushes } from '#app/notices/delivery-ports.ts';
import type { ChannelAccounts } from '#main/accounts/channel-accounts.ts';
import type { Brand } from '#web/brand.ts';

export interface Channels {
  readonly pushes: Pushes | undefined;
  readonly messages: Messages | undefined;
}

/** `privateKey`: the site's VAPID key. */
export const channelsOf = (
  { push, messages }: ChannelAccounts,
  privateKey: string,
  brand: Pick<Brand, 'email'>,
): Channels => ({
  pushes: webPushes({ privateKey, contact: brand.email, simulated: push }),
  messages: messages && twilioMessages(messages),
});
