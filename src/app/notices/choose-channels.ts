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

/** What can be chosen for a reservation, and what was. */
export interface Chosen {
  readonly offered: readonly Channel[];
  readonly choices: readonly Choice[];
  /** E.164; undefined where the contact has no telephone that takes messages. */
  readonly phone: string | undefined;
}

/** What the owner of a reservation may be told by, and is. */
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
  /** For a push: the browser that asks. */
  readonly browser: Browser | undefined;
}

/** The owner wants to be told by one more channel. */
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

/** The owner takes one channel back. */
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

/** Anyone who bears the link of a message wants no more of them: nobody is asked who they are. */
export const stopNotices =
  (deps: Pick<ChoiceDeps, 'links'> & { readonly choices: Pick<Choices, 'withdrawAll'> }) =>
  async ({ token }: { readonly token: string }, now: Instant): Promise<Result<void, Faults>> => {
    const link = deps.links.read(token, { purpose: 'notices', now });
    if (link.kind !== 'good') return fail([fault(link.kind === 'expired' ? 'link_expired' : 'link_invalid')]);
    await deps.choices.withdrawAll(link.reservation);
    return ok(undefined);
  };
