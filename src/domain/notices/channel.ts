/** How a traveller may be told of a trip besides e-mail, each only where they asked for it (B26). */
export const CHANNELS = ['push', 'sms', 'whatsapp'] as const;

export type Channel = (typeof CHANNELS)[number];

/** Goes to the telephone of the contact; the other goes to a browser. */
export type TextChannel = Exclude<Channel, 'push'>;

export const isText = (channel: Channel): channel is TextChannel => channel !== 'push';

/** Of one reservation: a family's telephones and a computer. */
export const MAX_BROWSERS = 6;
