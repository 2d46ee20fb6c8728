import * as v from 'valibot';
import type { OperatorRole } from '#domain/operators/operator.ts';
import { SLOT_REASONS } from '#domain/tours/booking.ts';
import { route } from '#wire/route.ts';
import { bilingual, localTime, text } from '#wire/shapes.ts';

const service = 'operation';
const ROLES: readonly OperatorRole[] = ['counter', 'callcentre'];

/** A start with places sold, as staff see it. */
export const tourStartView = v.object({
  slot: v.string(),
  name: v.string(),
  title: v.pipe(bilingual, v.description('Its name while its operator does not answer')),
  starts_at: localTime,
  people: v.number(),
  orders: v.number(),
  cancelled: v.boolean(),
});

export type TourStartView = v.InferOutput<typeof tourStartView>;

/** The starts of a day that somebody has chosen or bought, by the carrier's clock; of today without a date. */
export const getTourStarts = route({
  service,
  method: 'GET',
  path: 'tours/starts',
  summary: { es: 'Salidas de tours de un día', en: 'Starts of tours on a day' },
  access: { roles: ROLES },
  query: v.object({ date: v.optional(text(20), '') }),
  body: undefined,
  data: v.object({ date: v.string(), starts: v.array(tourStartView) }),
});

/** Cancels a start for everybody: all of it goes back to its payers. Idempotent. */
export const postTourSlotCancel = route({
  service,
  method: 'POST',
  path: 'tours/cancel',
  summary: { es: 'Cancelar la salida de un tour', en: 'Cancel a start of a tour' },
  access: { roles: ROLES },
  query: undefined,
  body: v.object({ slot: text(80), why: v.picklist(SLOT_REASONS) }),
  data: v.object({ orders: v.pipe(v.number(), v.description('Orders that are given back now')) }),
});

export const tourStaffRoutes = [getTourStarts, postTourSlotCancel];
