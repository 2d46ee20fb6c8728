// Loaded into a site under test with `--import`: nobody there asks a provider again about payments that are open, because
// none is found. What heals them is gone, and must be missed.
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
