import type { DatabaseTarget } from '#adapters/db/connection.ts';
import type { Cadence, RunningJobs } from '#adapters/jobs/job.ts';
import { startJobs } from '#adapters/jobs/start-jobs.ts';
import type { WorkerName } from '#app/ports.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';

/** All recurring jobs, and how often each runs across all processes. */
const CADENCES = {
  /** Releases expired seat holds. */
  sweep: { everySeconds: 3 },
  /** Reconciles payments without an outcome. */
  reconcile: { everySeconds: 5 },
  /** Sends refunds; notified by the transaction that owes one. */
  refund: { everySeconds: 10 },
  /** Sends e-mails; notified of each one written. */
  send: { everySeconds: 5 },
  /** Sends notices by the channels travellers chose; notified of each one. */
  tell: { everySeconds: 5 },
  /** Obtains access codes for packages sold from the supplier. */
  deliverInternet: { everySeconds: 3 },
  /** Advances invoices: seal, stamp, print, mail; notified of each request. */
  stamp: { everySeconds: 10 },
  /** Issues credit notes for refunds of what was invoiced. */
  creditNotes: { everySeconds: 60 },
  /** Issues the global invoice of sales without an invoice, within a day of the month's end (rule 2.7.1.21). */
  invoiceMonth: { cron: '20 0 1 * *', zone: CARRIER_ZONE },
  /** Sends boarding reminders. */
  remindBoarding: { everySeconds: 60 },
  /** Sends reminders of payments due in a store. */
  remind: { everySeconds: 60 },
  /**
   * Reminds travellers without an invoice before the month ends; those who pay on its last days, on the next of them.
   */
  remindInvoices: { cron: '0 10 28-31 * *', zone: CARRIER_ZONE },
  /** Credits points won by boarding, and takes back those whose money was refunded. */
  winPoints: { everySeconds: 10 },
  /** Expires points, announces expiry, and sets the tiers after a year has ended. */
  pointsNight: { cron: '5 0 * * *', zone: CARRIER_ZONE },
  /** Compares the previous day's ledger with the providers'. */
  report: { cron: '10 4 * * *', zone: CARRIER_ZONE },
} satisfies Record<string, Cadence> & Record<WorkerName, Cadence>;

type JobName = keyof typeof CADENCES;

/** The function of each job. Absent: the job does not exist in this configuration. */
export type Work = { readonly [Name in JobName]?: ((signal: AbortSignal) => Promise<unknown>) | undefined };

/** Starts the jobs in the background and returns immediately. */
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
