import type { Id } from '#kernel/ids.ts';
import { HOUR } from '#kernel/instant.ts';

/** The roles of the carrier's staff. */
export const OPERATOR_ROLES = ['counter', 'callcentre', 'boarding', 'editor', 'manager'] as const;

export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export type OperatorId = Id<'operator'>;

/** A member of the carrier's staff, identified by a personal key. */
export interface Operator {
  readonly id: OperatorId;
  readonly name: string;
  readonly role: OperatorRole;
}

/** One shift: every operator signs in again for the next one. */
export const OPERATOR_SESSION_LIFETIME = 12 * HOUR;

/** Whether an operator may do what is reserved for these roles. A manager may do everything. */
export const mayAct = ({ role }: Pick<Operator, 'role'>, roles: readonly OperatorRole[]): boolean =>
  role === 'manager' || roles.includes(role);
