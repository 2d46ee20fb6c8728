import type { Id } from '#kernel/ids.ts';
import { HOUR } from '#kernel/instant.ts';

/** What somebody of the carrier's is there for. */
export const OPERATOR_ROLES = ['counter', 'callcentre', 'boarding', 'editor', 'manager'] as const;

export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export type OperatorId = Id<'operator'>;

/** Somebody of the carrier's, known by a key of their own. */
export interface Operator {
  readonly id: OperatorId;
  readonly name: string;
  readonly role: OperatorRole;
}

/** A shift: anyone who signed in signs in again for the next one. */
export const OPERATOR_SESSION_LIFETIME = 12 * HOUR;

/** Whether an operator may do what is there for these roles. A manager may do everything. */
export const mayAct = ({ role }: Pick<Operator, 'role'>, roles: readonly OperatorRole[]): boolean =>
  role === 'manager' || roles.includes(role);
