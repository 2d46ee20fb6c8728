import type { Caller } from '#app/caller.ts';
import type { Operators } from '#app/operators/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { mayAct, type Operator, type OperatorRole } from '#domain/operators/operator.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** The calling operator, by key or session; refused to other callers, and to operators of other roles. */
export async function operatorOf(
  operators: Operators,
  caller: Caller,
  roles: readonly OperatorRole[],
): Promise<Result<Operator, Faults>> {
  const operator = await known(operators, caller);
  if (!operator) return fail([fault('operator_required')]);
  return mayAct(operator, roles) ? ok(operator) : fail([fault('operator_role_wrong')]);
}

/** A key takes precedence: a session does not make up for a wrong one. */
async function known(operators: Operators, caller: Caller): Promise<Operator | undefined> {
  const { operatorKeyHash, operatorSessionHash } = caller;
  if (operatorKeyHash) return operators.byKey(operatorKeyHash);
  return operatorSessionHash && operators.bySession(operatorSessionHash);
}
