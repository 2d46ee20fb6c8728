import { add } from '#app/amendments/luggage/add.ts';
import type { LuggageDeps } from '#app/amendments/luggage/luggage-deps.ts';
import { type AddableTicket, listAdditions } from '#app/amendments/luggage/list-additions.ts';
import { baggageView, offerView } from '#http/format/baggage-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import { ok } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import * as wire from '#wire/luggage/calls.ts';

/** The calls that add to a paid reservation. */
export function luggageHandlers(deps: LuggageDeps): readonly Handler[] {
  const list = listAdditions(deps);
  const choose = add(deps);
  return [
    handler(wire.getAdditions, async ({ query, caller, now }) => {
      const listed = await list(query, caller, now);
      return listed.ok
        ? ok({ tickets: listed.value.tickets.map(viewOf), waiting: listed.value.waiting ?? null })
        : listed;
    }),
    handler(wire.postAdditions, async ({ params, body, caller, now }) => {
      const items = body.items.map(({ ticket_id: ticket, offer, quantity }) => ({ ticket, offer, quantity }));
      const chosen = await choose({ code: params['code'] ?? '', items }, caller, now);
      if (!chosen.ok) return chosen;
      const { code, amount, until, zone } = chosen.value;
      return ok({ code, amount, valid_until: isoInZone(until, zone) });
    }),
  ];
}

const viewOf = ({
  ticket,
  origin,
  until,
  refusal,
  tier,
  offers,
}: AddableTicket): wire.AdditionsView['tickets'][number] => ({
  folio: ticket.folio,
  passenger: ticket.passenger,
  direction: ticket.direction,
  until: until === undefined ? null : isoInZone(until, origin.zone),
  refusal: refusal?.code ?? null,
  baggage: baggageView(tier),
  // A ticket refused as a whole shows all offers with its refusal; otherwise unavailable offers are left out.
  offers: (refusal ? offers : offers.filter((one) => one.refusal === undefined)).map(({ left, ...one }) => ({
    ...offerView(one),
    left,
  })),
});
