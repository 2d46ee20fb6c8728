import type { Operator, OperatorId, OperatorRole } from '#domain/operators/operator.ts';
import type { Instant } from '#kernel/instant.ts';

/** An operator as shown to managers. */
export interface KnownOperator extends Operator {
  readonly addedAt: Instant;
  /** When the key was disabled. */
  readonly disabledAt: Instant | undefined;
}

/**
 * Repository of operators; keys and session values are stored only as SHA-256. Disabled operators are not found by
 * them.
 */
export interface Operators {
  byKey(keyHash: Uint8Array): Promise<Operator | undefined>;
  /** By the value of a session that has not ended. */
  bySession(sessionHash: Uint8Array): Promise<Operator | undefined>;
  beginSession(operator: OperatorId, sessionHash: Uint8Array): Promise<void>;
  endSession(sessionHash: Uint8Array): Promise<void>;
  /** Returns false without writing when the name is taken. */
  add(operator: Operator, keyHash: Uint8Array): Promise<boolean>;
  /** Every operator there ever was: audit events refer to them by name. */
  list(): Promise<readonly KnownOperator[]>;
  /** Ends the operator's key and sessions; undefined when no operator of this name had a key. */
  disable(name: string): Promise<Operator | undefined>;
}

/**
 * Who does something and from where. The same key means the same action: it is done once and returns the same result;
 * without a key, every request is a new action.
 */
export interface DoneBy {
  readonly name: string;
  /** Undefined for actions from the server's console. */
  readonly role: OperatorRole | undefined;
  /** Network address of the till. */
  readonly place: string;
  readonly key: string | undefined;
  /** Tells whether two requests with one key are the same. */
  readonly requestHash: string;
}

/** A manual action of any kind. */
export interface ManualAction {
  readonly actor: string;
  readonly note: string | undefined;
  /** The operator and till, if not done at the server's console; with the result returned to a repeated request. */
  readonly from?: { readonly by: DoneBy; readonly outcome: object };
}

/** An action on an operator. */
export interface OperatorAuditEvent extends ManualAction {
  /** `start.cancelled`: a start of a tour, named in the note; it has no subject of its own. */
  readonly action: 'operator.added' | 'operator.disabled' | 'operator.signed_in' | 'start.cancelled';
  readonly operator: OperatorId;
}

/** The audit log of operators. Written before the action is done. */
export interface OperatorAuditLog {
  write(event: OperatorAuditEvent): Promise<void>;
}
