import * as v from 'valibot';

const number = v.pipe(v.string(), v.regex(/^\+[1-9]\d{9,14}$/, 'a telephone number like +523312345678'));
const text = v.pipe(v.string(), v.minLength(8, 'at least 8 characters'));

/** Push and text messages. All optional: a channel without its keys is not offered. */
export const channelVariables = {
  /**
   * Signs push messages; generated on the first start and stored with the other secrets. Several machines need the same
   * one.
   */
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, '32 bytes in base64url'))),
  /** `https://api.twilio.com`, or a server with its protocol. */
  MESSAGES_API_URL: v.optional(v.pipe(v.string(), v.url('a URL')), 'https://api.twilio.com'),
  MESSAGES_ACCOUNT: v.optional(text),
  MESSAGES_TOKEN: v.optional(text),
  SMS_FROM: v.optional(number),
  WHATSAPP_FROM: v.optional(number),
  /** A template with the whole text as its variable 1. */
  WHATSAPP_TEMPLATE: v.optional(text),
};

export type ChannelEnvironment = v.InferOutput<v.ObjectSchema<typeof channelVariables, undefined>>;

/** Incomplete settings, as messages. */
export function channelComplaints({ MESSAGES_ACCOUNT, MESSAGES_TOKEN, ...env }: ChannelEnvironment): string[] {
  const hasKeys = MESSAGES_ACCOUNT !== undefined && MESSAGES_TOKEN !== undefined;
  const hasNumber = env.SMS_FROM !== undefined || env.WHATSAPP_FROM !== undefined;
  const hasAny = MESSAGES_ACCOUNT !== undefined || MESSAGES_TOKEN !== undefined || hasNumber;
  return hasAny && !(hasKeys && hasNumber)
    ? ['Messages are half configured: MESSAGES_ACCOUNT, MESSAGES_TOKEN and SMS_FROM or WHATSAPP_FROM belong together']
    : [];
}
