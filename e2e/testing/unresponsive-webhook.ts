// Loaded into a site under test with `--import`: open payments are never reconciled, because the query finds none. What
// would settle them is gone, and the test must detect that.
import { Client } from 'pg';

const ASKED_AGAIN = ['payments-unsettled', 'payments-given-up'];

type Query = (...args: unknown[]) => unknown;

const original = Client.prototype.query as Query;
Object.defineProperty(Client.prototype, 'query', {
  value: function (this: unknown, ...args: unknown[]): unknown {
    const [config] = args as [{ readonly name?: string } | undefined];
    return ASKED_AGAIN.includes(config?.name ?? '') ? Promise.resolve({ rows: [] }) : original.apply(this, args);
  },
  configurable: true,
  writable: true,
});
