import type { LookUps } from '#app/access/ports.ts';
import type { Caller } from '#app/caller.ts';
import type { Links } from '#app/links/ports.ts';
import type { Browser, Choice, Choices } from '#app/notices/delivery-ports.ts';
import { channelsOf, type DeliveryDeps } from '#app/notices/drain-deliveries.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { type Channel, isText } from '#domain/notices/channel.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Instant } from '#kernel/instant.ts';
import { normalisePhone } from '#kernel/phone.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { provedFully } from './correspondence.ts';

export interface ChoiceDeps extends Pick<DeliveryDeps, 'pushes' | 'messages'> {
  readonly lookUps: LookUps;
  readonly choices: Choices;
  readonly links: Pick<Links, 'read'>;
}

interface Named {
  readonly code: string;
}

/** The available channels of a reservation, and the chosen ones. */
export interface Chosen {
  readonly offered: readonly Channel[];
  readonly choices: readonly Choice[];
  /** E.164; undefined when the contact has no phone number that can receive messages. */
  readonly phone: string | undefined;
}

/** The channels the owner of a reservation can choose, and has chosen. */
export const readChoices =
  (deps: ChoiceDeps) =>
  async (named: Named, caller: Caller): Promise<Result<Chosen, Faults>> => {
    const seen = await provedFully(deps)(named, caller);
    return seen.ok ? ok(await chosen(deps, seen.value.order)) : seen;
  };

async function chosen(deps: ChoiceDeps, { id, contact }: Pick<Order, 'id' | 'contact'>): Promise<Chosen> {
  const phone = normalisePhone(contact?.phone ?? '');
  return {
    offered: channelsOf(deps).filter((channel) => !isText(channel) || phone !== undefined),
    choices: await deps.choices.of(id),
    phone,
  };
}

export interface Choosing extends Named {
  readonly channel: Channel;
  /** For a push: the requesting browser. */
  readonly browser: Browser | undefined;
}

/** The owner subscribes to one more channel. */
export const chooseChannel =
  (deps: ChoiceDeps) =>
  async ({ code, channel, browser }: Choosing, caller: Caller): Promise<Result<Chosen, Faults>> => {
    const seen = await provedFully(deps)({ code }, caller);
    if (!seen.ok) return seen;
    const { order } = seen.value;
    const { offered } = await chosen(deps, order);
    const isPossible = isText(channel) || (browser !== undefined && deps.pushes?.isOfService(browser.endpoint));
    if (!offered.includes(channel) || !isPossible) return fail([fault('invalid_request', 'channel')]);
    const isChosen = await deps.choices.choose(order.id, channel, isText(channel) ? undefined : browser);
    return isChosen ? ok(await chosen(deps, order)) : fail([fault('too_many_requests')]);
  };

/** The owner unsubscribes from one channel. */
export const withdrawChannel =
  (deps: ChoiceDeps) =>
  async ({ code, channel }: Omit<Choosing, 'browser'>, caller: Caller): Promise<Result<Chosen, Faults>> => {
    const seen = await provedFully(deps)({ code }, caller);
    if (!seen.ok) return seen;
    const { order } = seen.value;
    for (const choice of await deps.choices.of(order.id))
      if (choice.channel === channel) await deps.choices.withdraw(order.id, choice.id);
    return ok(await chosen(deps, order));
  };

/** Unsubscribes from all messages, for the bearer of a message's link: no other proof is required. */
export const stopNotices =
  (deps: Pick<ChoiceDeps, 'links'> & { readonly choices: Pick<Choices, 'withdrawAll'> }) =>
  async ({ token }: { readonly token: string }, now: Instant): Promise<Result<void, Faults>> => {
    const link = deps.links.read(token, { purpose: 'notices', now });
    if (link.kind !== 'good') return fail([fault(link.kind === 'expired' ? 'link_expired' : 'link_invalid')]);
    await deps.choices.withdrawAll(link.reservation);
    return ok(undefined);
  };
