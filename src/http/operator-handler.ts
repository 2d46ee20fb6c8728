import { operatorOf } from '#app/operators/operator-of.ts';
import type { Operators } from '#app/operators/ports.ts';
import type { Faults } from '#domain/errors.ts';
import type { Operator, OperatorRole } from '#domain/operators/operator.ts';
import { type Handler, type HandlerRequest, handler } from '#http/handler.ts';
import type { Result } from '#kernel/result.ts';
import type { DataOf, Route } from '#wire/route.ts';

export interface OperatorRoute<R extends Route> {
  readonly route: R;
  /** Besides managers, who may do everything. */
  readonly roles: readonly OperatorRole[];
}

/**
 * Binds a route that only operators of some roles may call to its answer, which is told who they are:
 * `const mine = forOperators(operators)`, then `mine({ route, roles }, (request, operator) => …)`.
 */
export const forOperators =
  (operators: Operators) =>
  <R extends Route>(
    { route, roles }: OperatorRoute<R>,
    handle: (request: HandlerRequest<R>, operator: Operator) => Promise<Result<DataOf<R>, Faults>>,
  ): Handler =>
    handler(route, async (request) => {
      const operator = await operatorOf(operators, request.caller, roles);
      return operator.ok ? handle(request, operator.value) : operator;
    });
