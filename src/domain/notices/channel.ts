/** Channels besides e-mail for notices about a trip, each opt-in (B26). */
export const CHANNELS = ['push', 'sms', 'whatsapp'] as const;

export type Channel = (typeof CHANNELS)[number];

/** Sent to the contact's phone number; `push` is sent to a browser. */
export type TextChannel = Exclude<Channel, 'push'>;

export const isText = (channel: Channel): channel is TextChannel => channel !== 'push';

/** Per reservation: a family's phones and a computer. */
export const MAX_BROWSERS = 6;
