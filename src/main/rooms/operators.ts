import { operators } from '#adapters/db/operators/operators.ts';
import { auditLog } from '#adapters/db/operations/audit-log.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { OperatorDeps } from '#app/operators/sign-in.ts';
import { operatorHandlers } from '#http/routes/operators.ts';
import { newSecret } from '#main/rooms/loyalty.ts';
import type { Room } from '#main/rooms/room.ts';

/** Dependencies for authenticating operators. */
export const operatorDeps = (pool: Pool): OperatorDeps => ({
  operators: operators(pool),
  audit: auditLog(pool),
  newSecret,
});

/** Operators signing in and out. */
export const operatorsRoom = (deps: OperatorDeps): Room => ({ handlers: operatorHandlers(deps) });
