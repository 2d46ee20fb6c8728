import { operators } from '#adapters/db/operators/operators.ts';
import { auditLog } from '#adapters/db/operations/audit-log.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { OperatorDeps } from '#app/operators/sign-in.ts';
import { newSecret } from '#main/loyalty.ts';

/** What operators are known by. */
export const operatorDeps = (pool: Pool): OperatorDeps => ({
  operators: operators(pool),
  audit: auditLog(pool),
  newSecret,
});
