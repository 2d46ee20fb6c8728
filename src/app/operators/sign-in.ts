import type { Caller } from '#app/caller.ts';
import type { OperatorAuditLog, Operators } from '#app/operators/ports.ts';
import type { Secret } from '#app/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Operator } from '#domain/operators/operator.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface OperatorDeps {
  readonly operators: Operators;
  readonly audit: OperatorAuditLog;
  readonly newSecret: () => Secret;
}

export interface SignedInOperator {
  readonly operator: Operator;
  /** The session's value, returned only once. */
  readonly session: string;
}

/** Signs an operator in by their key, for one shift. */
export const signOperatorIn =
  ({ operators, audit, newSecret }: OperatorDeps) =>
  async (keyHash: Uint8Array): Promise<Result<SignedInOperator, Faults>> => {
    const operator = await operators.byKey(keyHash);
    if (!operator) return fail([fault('operator_key_invalid', 'key')]);
    const { value, hash } = newSecret();
    await audit.write({ actor: operator.name, action: 'operator.signed_in', operator: operator.id, note: undefined });
    await operators.beginSession(operator.id, hash);
    return ok({ operator, session: value });
  };

/** Ends the calling session; idempotent. */
export const signOperatorOut =
  ({ operators }: Pick<OperatorDeps, 'operators'>) =>
  async ({ operatorSessionHash }: Pick<Caller, 'operatorSessionHash'>): Promise<void> => {
    if (operatorSessionHash) await operators.endSession(operatorSessionHash);
  };
