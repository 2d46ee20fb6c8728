import {
  type ChoiceDeps,
  chooseChannel,
  type Chosen,
  readChoices,
  stopNotices,
  withdrawChannel,
} from '#app/notices/choose-channels.ts';
import type { Faults } from '#domain/errors.ts';
import { CHANNELS } from '#domain/notices/channel.ts';
import { type Handler, handler } from '#http/handler.ts';
import { ok, type Result } from '#kernel/result.ts';
import * as wire from '#wire/notices.ts';

/** Enough digits for the owner to recognize the phone, and nobody else. */
const SHOWN_DIGITS = 4;

/** The calls about how notices of a reservation are sent. */
export function noticeHandlers(deps: ChoiceDeps): readonly Handler[] {
  const read = readChoices(deps);
  const choose = chooseChannel(deps);
  const takeBack = withdrawChannel(deps);
  const stop = stopNotices(deps);
  const view = (chosen: Result<Chosen, Faults>): Result<wire.ChannelsView, Faults> =>
    chosen.ok ? ok(viewOf(chosen.value, deps)) : chosen;

  return [
    handler(wire.getNotices, async ({ query, caller }) => view(await read(query, caller))),
    handler(wire.postNotices, async ({ body: { code, channel, subscription }, caller }) => {
      const browser = subscription && { endpoint: subscription.endpoint, ...subscription.keys };
      return view(await choose({ code, channel, browser }, caller));
    }),
    handler(wire.postNoticesOff, async ({ body, caller }) => view(await takeBack(body, caller))),
    handler(wire.postStopNotices, async ({ body, now }) => {
      const stopped = await stop(body, now);
      return stopped.ok ? ok({}) : stopped;
    }),
  ];
}

const viewOf = ({ offered, choices, phone }: Chosen, { pushes }: ChoiceDeps): wire.ChannelsView => ({
  offered: [...offered],
  chosen: CHANNELS.flatMap((channel) => {
    const devices = choices.filter((choice) => choice.channel === channel).length;
    return devices > 0 ? [{ channel, devices }] : [];
  }),
  phone: phone === undefined ? null : phone.slice(-SHOWN_DIGITS),
  push_key: pushes?.publicKey ?? null,
});
