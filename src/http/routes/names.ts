import { changeName, listNames, type NameOffer, type NameDeps } from '#app/amendments/names/change-name.ts';
import { type FactsDeps, reservationFacts } from '#app/booking/reservation-facts.ts';
import { NAME_CHANGES, nameClosesAt } from '#domain/amendments/name-rules.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import { ok } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import * as wire from '#wire/names.ts';

/** The calls that put tickets in another name. */
export function nameHandlers(deps: NameDeps & FactsDeps): readonly Handler[] {
  const list = listNames(deps);
  const change = changeName(deps);
  const factsOf = reservationFacts(deps);
  return [
    handler(wire.getNames, async ({ query, caller }) => {
      const listed = await list(query, caller);
      return listed.ok ? ok({ passengers: listed.value.map(viewOf) }) : listed;
    }),
    handler(wire.postChangeName, async ({ params, body, caller, now }) => {
      const name = { firstName: body.first_name, lastName: body.last_name };
      const asked = { code: params['code'] ?? '', passenger: body.passenger, name, key: body.idempotency_key };
      const changed = await change(asked, caller);
      return changed.ok ? ok({ reservation: reservationView(await factsOf(changed.value), now) }) : changed;
    }),
  ];
}

function viewOf({ passenger, refusal }: NameOffer): wire.NamesView['passengers'][number] {
  const { position, type, firstName, lastName, changes, zone } = passenger;
  const closesAt = nameClosesAt(passenger);
  return {
    position,
    type,
    first_name: firstName,
    last_name: lastName,
    until: closesAt === undefined || zone === undefined ? null : isoInZone(closesAt, zone),
    changes_left: Math.max(0, NAME_CHANGES - changes),
    refusal: refusal?.code ?? null,
  };
}
