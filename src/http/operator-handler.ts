import { operatorOf } from '#app/operators/operator-of.ts';
import type { Operators } from '#app/operators/ports.ts';
import type { Faults } from '#domain/errors.ts';
import type { Operator } from '#domain/operators/operator.ts';
import type { Handler, HandlerRequest } from '#http/handler.ts';
import type { Result } from '#kernel/result.ts';
import type { DataOf, OperatorAccess, Route } from '#wire/route.ts';

/**
 * Binds a route that only operators of some roles may call; its handler receives the operator: `const mine =
 * forOperators(operators)`, then `mine(route, (request, operator) => …)`.
 */
export const forOperators =
  (operators: Operators) =>
  <R extends Route & { readonly access: OperatorAccess }>(
    route: R,
    handle: (request: HandlerRequest<R>, operator: Operator) => Promise<Result<DataOf<R>, Faults>>,
  ): Handler =>
    ({
      route,
      handle: async (request: HandlerRequest<R>) => {
        const operator = await operatorOf(operators, request.caller, route.access.roles);
        return operator.ok ? handle(request, operator.value) : operator;
      },
    }) as Handler;
