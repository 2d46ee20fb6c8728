import type { DatabaseTarget } from '#adapters/db/connection.ts';
import type { Cadence, RunningJobs } from '#adapters/jobs/job.ts';
import { startJobs } from '#adapters/jobs/start-jobs.ts';
import type { WorkerName } from '#app/ports.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';

/** Everything that is done again and again, and how often over all processes together. */
const CADENCES = {
  /** Seats whose time ran out go back on sale. */
  sweep: { everySeconds: 3 },
  /** Payments without an outcome are asked about. */
  reconcile: { everySeconds: 5 },
  /** Money goes back; notified by the transaction that owes it. */
  refund: { everySeconds: 10 },
  /** E-mails leave the house; notified of each that is written. */
  send: { everySeconds: 5 },
  /** Word of a trip by the channels a traveller chose; notified of it. */
  tell: { everySeconds: 5 },
  /** Internet that was bought is had from its supplier. */
  deliverInternet: { everySeconds: 3 },
  /** Invoices get on: sealed, stamped, printed, mailed; notified of each request. */
  stamp: { everySeconds: 10 },
  /** Money that went back of what was invoiced gets its credit note. */
  creditNotes: { everySeconds: 60 },
  /** What nobody asked an invoice for is invoiced to everybody else, within a day of the month's end (rule 2.7.1.21). */
  invoiceMonth: { cron: '20 0 1 * *', zone: CARRIER_ZONE },
  /** Travellers are reminded of their bus. */
  remindBoarding: { everySeconds: 60 },
  /** Travellers are reminded of what they have to pay in a store. */
  remind: { everySeconds: 60 },
  /** Who has not asked for an invoice is told before the month ends; who pays on its last days, on the next of them. */
  remindInvoices: { cron: '0 10 28-31 * *', zone: CARRIER_ZONE },
  /** Points of those who boarded, and back of money that went back. */
  winPoints: { everySeconds: 10 },
  /** Points expire, their travellers are told before, and a year that ended sets the tiers. */
  pointsNight: { cron: '5 0 * * *', zone: CARRIER_ZONE },
  /** The books of the day before are compared with the providers'. */
  report: { cron: '10 4 * * *', zone: CARRIER_ZONE },
} satisfies Record<string, Cadence> & Record<WorkerName, Cadence>;

type JobName = keyof typeof CADENCES;

/** What each job does. Absent: there is no such work in this set-up. */
export type Work = { readonly [Name in JobName]?: ((signal: AbortSignal) => Promise<unknown>) | undefined };

/** Sets the work going behind the open doors; answers at once. */
export function startWork(target: DatabaseTarget, work: Work, report: (problem: unknown) => void): RunningJobs {
  return startJobs({
    connection: typeof target === 'string' ? { connectionString: target } : target,
    jobs: (Object.keys(CADENCES) as JobName[]).flatMap((name) => {
      const run = work[name];
      return run ? [{ name, cadence: CADENCES[name], run }] : [];
    }),
    report,
  });
}
