/**
 * The operators' latest report on when a run leaves the traveller's boarding stop, as `e`. `run` has a `departure_id`
 * and a `from_leg`. All columns are null without a report; only `e.minutes` is null when it does not run.
 */
export const latestDelay = (run: string): string => `left join lateral (
     select * from departure_event e where e.departure_id = ${run}.departure_id and e.from_call <= ${run}.from_leg
     order by e.recorded_at desc, e.event_id desc limit 1
   ) e on true`;

/** The latest report on the class a run is of, as `v`. All columns are null without a report. */
export const latestServiceChange = (run: string): string => `left join lateral (
     select * from departure_service v where v.departure_id = ${run}.departure_id
     order by v.recorded_at desc, v.event_id desc limit 1
   ) v on true`;

/** Whether that report cancels the run. */
export const IS_CANCELLED = 'e.event_id is not null and e.minutes is null';
