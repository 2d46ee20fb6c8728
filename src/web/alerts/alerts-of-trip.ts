import { type AlertView, getRunAlerts } from '#wire/alerts.ts';
import type { ApiCall } from '#wire/call.ts';
import type { ReservationView } from '#wire/reservation.ts';

/**
 * Alerts of a reservation's runs that have not departed yet, without duplicates; empty when alerts cannot be loaded.
 */
export async function alertsOfTrip(call: ApiCall, reservation: ReservationView): Promise<readonly AlertView[]> {
  const journeys = [reservation.departure, reservation.return].filter(
    ({ schedule, cancelled }) =>
      schedule !== null && !cancelled && Date.parse(schedule.departs_at) > Date.parse(reservation.server_now),
  );
  const found = await Promise.all(
    journeys.map(({ schedule }) => {
      const { schedule_id, schedule_detail_id } = schedule!;
      return call(getRunAlerts, { query: { schedule_id, schedule_detail_id } });
    }),
  );
  const alerts = found.flatMap((read) => (read.ok ? read.data.alerts : []));
  return [...new Map(alerts.map((alert) => [alert.id, alert])).values()];
}
