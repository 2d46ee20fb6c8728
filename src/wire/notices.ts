import * as v from 'valibot';
import { CHANNELS } from '#domain/notices/channel.ts';
import { route } from '#wire/route.ts';
import { nothing, reservationCodeText } from '#wire/shapes.ts';

const service = 'itinerary';
const channel = v.picklist(CHANNELS);
const base64url = (max: number) => v.pipe(v.string(), v.regex(/^[\w-]+={0,2}$/), v.maxLength(max));

/** The channels by which the owner of a reservation gets notices, besides e-mail. */
export const channelsView = v.object({
  /** The channels available for this reservation. */
  offered: v.array(channel),
  /** The chosen channels, each with its number of devices. */
  chosen: v.array(v.object({ channel, devices: v.number() })),
  /** The last digits of the contact's phone. */
  phone: v.nullable(v.string()),
  /** The key a browser subscribes to push messages with. */
  push_key: v.nullable(v.string()),
});

export type ChannelsView = v.InferOutput<typeof channelsView>;

/** How notices of a reservation are sent. Our own call. */
export const getNotices = route({
  service,
  method: 'GET',
  path: 'reservation/notices',
  summary: { es: 'Leer por dónde se avisa de una reservación', en: 'Read how notices of a reservation are sent' },
  query: v.object({ code: reservationCodeText }),
  body: undefined,
  data: channelsView,
});

/** Adds a channel (B26). Our own call. */
export const postNotices = route({
  service,
  method: 'POST',
  path: 'reservation/notices',
  summary: { es: 'Recibir avisos por un canal más', en: 'Be sent notices by one more channel' },
  budget: 'lookUp',
  query: undefined,
  body: v.object({
    code: reservationCodeText,
    channel,
    /** For push: the browser's subscription. */
    subscription: v.optional(
      v.object({
        endpoint: v.pipe(v.string(), v.maxLength(1_024)),
        keys: v.object({ p256dh: base64url(128), auth: base64url(64) }),
      }),
    ),
  }),
  data: channelsView,
});

/** Removes a channel. Our own call. */
export const postNoticesOff = route({
  service,
  method: 'POST',
  path: 'reservation/notices/off',
  summary: { es: 'No recibir más avisos por un canal', en: 'Be sent no more notices by a channel' },
  query: undefined,
  body: v.object({ code: reservationCodeText, channel }),
  data: channelsView,
});

/** Removes all channels, for anyone with the link of a message. Our own call. */
export const postStopNotices = route({
  service,
  method: 'POST',
  path: 'reservation/notices/stop',
  summary: {
    es: 'Dejar todos los avisos menos el correo, con el enlace de un mensaje',
    en: 'Stop all notices but e-mail, by the link of a message',
  },
  budget: 'lookUp',
  query: undefined,
  body: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
  data: nothing,
});

export const noticeRoutes = [getNotices, postNotices, postNoticesOff, postStopNotices];
