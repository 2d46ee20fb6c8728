import * as v from 'valibot';
import { OPERATOR_ROLES } from '#domain/operators/operator.ts';
import { type Route, route } from '#wire/route.ts';

const service = 'operation';

export const operatorView = v.object({ name: v.string(), role: v.picklist(OPERATOR_ROLES) });

export type OperatorView = v.InferOutput<typeof operatorView>;

/**
 * Signs an operator in by their key, for a shift of twelve hours. Pages keep `session` in an HttpOnly cookie; programs
 * send the key itself with each call, in the header `x-operator-key`, and need no session.
 */
export const postOperatorSignIn = route({
  service,
  method: 'POST',
  path: 'operator/sign-in',
  summary: { es: 'Entrar como personal de la línea', en: 'Sign in as an operator' },
  budget: 'operatorSignIn',
  query: undefined,
  body: v.object({ key: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(256)) }),
  data: v.object({ operator: operatorView, session: v.string() }),
});

/** Ends the session; the key stays valid. */
export const postOperatorSignOut = route({
  service,
  method: 'POST',
  path: 'operator/sign-out',
  summary: { es: 'Terminar el turno', en: 'Sign out as an operator' },
  query: undefined,
  body: v.object({}),
  data: v.object({ signed_out: v.boolean() }),
});

/** The signed-in operator. */
export const getOperator = route({
  service,
  method: 'GET',
  path: 'operator',
  summary: { es: 'Quién del personal llama', en: 'The operator who calls' },
  access: { roles: OPERATOR_ROLES },
  query: undefined,
  body: undefined,
  data: operatorView,
});

/** Calls for operators: each requires a key or a session, and a role. */
export const operationRoutes: readonly Route[] = [postOperatorSignIn, postOperatorSignOut, getOperator];
