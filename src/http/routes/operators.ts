import { type OperatorDeps, signOperatorIn, signOperatorOut } from '#app/operators/sign-in.ts';
import { fault } from '#domain/errors.ts';
import type { Operator } from '#domain/operators/operator.ts';
import { hashOf } from '#http/credentials.ts';
import { type Handler, handler } from '#http/handler.ts';
import { forOperators } from '#http/operator-handler.ts';
import { fail, ok } from '#kernel/result.ts';
import * as wire from '#wire/operation.ts';

/** Operators signing in and out. */
export function operatorHandlers(deps: OperatorDeps): readonly Handler[] {
  const signIn = signOperatorIn(deps);
  const signOut = signOperatorOut(deps);
  return [
    handler(wire.postOperatorSignIn, async ({ body }) => {
      const keyHash = hashOf(body.key);
      if (!keyHash) return fail([fault('operator_key_invalid', 'key')]);
      const entered = await signIn(keyHash);
      return entered.ok ? ok({ operator: view(entered.value.operator), session: entered.value.session }) : entered;
    }),
    handler(wire.postOperatorSignOut, async ({ caller }) => {
      await signOut(caller);
      return ok({ signed_out: true });
    }),
    forOperators(deps.operators)(wire.getOperator, async (_request, operator) => ok(view(operator))),
  ];
}

const view = ({ name, role }: Operator): wire.OperatorView => ({ name, role });
