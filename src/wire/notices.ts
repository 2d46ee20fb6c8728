import * as v from 'valibot';
import { CHANNELS } from '#domain/notices/channel.ts';
import { route } from '#wire/route.ts';
import { nothing, reservationCodeText } from '#wire/shapes.ts';

const service = 'itinerary';
const channel = v.picklist(CHANNELS);
const base64url = (max: number) => v.pipe(v.string(), v.regex(/^[\w-]+={0,2}$/), v.maxLength(max));

/** How the owner of a reservation is told of it besides e-mail. */
export const channelsView = v.object({
  /** What this site can use for this reservation. */
  offered: v.array(channel),
  /** What was chosen, and by how many devices. */
  chosen: v.array(v.object({ channel, devices: v.number() })),
  /** The end of the contact's telephone. */
  phone: v.nullable(v.string()),
  /** What a browser subscribes to pushes with. */
  push_key: v.nullable(v.string()),
});

export type ChannelsView = v.InferOutput<typeof channelsView>;

/** How one is told of a reservation. Ours. */
export const getNotices = route({
  service,
  method: 'GET',
  path: 'reservation/notices',
  summary: { es: 'Leer por dónde se avisa de una reservación', en: 'Read how notices of a reservation are sent' },
  query: v.object({ code: reservationCodeText }),
  body: undefined,
  data: channelsView,
});

/** Chooses one more channel (B26). Ours. */
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
    /** For a push: the subscription as the browser gives it. */
    subscription: v.optional(
      v.object({
        endpoint: v.pipe(v.string(), v.maxLength(1_024)),
        keys: v.object({ p256dh: base64url(128), auth: base64url(64) }),
      }),
    ),
  }),
  data: channelsView,
});

/** Takes a channel back. Ours. */
export const postNoticesOff = route({
  service,
  method: 'POST',
  path: 'reservation/notices/off',
  summary: { es: 'No recibir más avisos por un canal', en: 'Be sent no more notices by a channel' },
  query: undefined,
  body: v.object({ code: reservationCodeText, channel }),
  data: channelsView,
});

/** Takes all of them back, for anyone who bears the link of a message. Ours. */
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
