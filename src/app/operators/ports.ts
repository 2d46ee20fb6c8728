import type { Operator, OperatorId, OperatorRole } from '#domain/operators/operator.ts';
import type { Instant } from '#kernel/instant.ts';

/** An operator as managers see them. */
export interface KnownOperator extends Operator {
  readonly addedAt: Instant;
  /** Since when the key opens nothing any more. */
  readonly disabledAt: Instant | undefined;
}

/** Where operators are kept; keys and the values of sessions only as their SHA-256. Who is disabled is found nowhere. */
export interface Operators {
  byKey(keyHash: Uint8Array): Promise<Operator | undefined>;
  /** By the value of a session that has not ended. */
  bySession(sessionHash: Uint8Array): Promise<Operator | undefined>;
  beginSession(operator: OperatorId, sessionHash: Uint8Array): Promise<void>;
  endSession(sessionHash: Uint8Array): Promise<void>;
  /** False, and nothing written, when the name is taken. */
  add(operator: Operator, keyHash: Uint8Array): Promise<boolean>;
  /** Everybody there ever was: what they did is answered for by name. */
  list(): Promise<readonly KnownOperator[]>;
  /** The operator whose key and sessions ended now; undefined when nobody of the name had a key. */
  disable(name: string): Promise<Operator | undefined>;
}

/**
 * Who does something and from where. The same key is the same action: it is done once and answered the same; without
 * one it is always another.
 */
export interface DoneBy {
  readonly name: string;
  /** Undefined for anyone who sits at the console of the server. */
  readonly role: OperatorRole | undefined;
  /** Network address of the till. */
  readonly place: string;
  readonly key: string | undefined;
  /** Tells whether two requests with one key are the same. */
  readonly requestHash: string;
}

/** What somebody did by hand, whatever it was. */
export interface ManualAction {
  readonly actor: string;
  readonly note: string | undefined;
  /**
   * By whom at which till, when not at the console of the server; with what is answered to anyone who asks once more.
   */
  readonly from?: { readonly by: DoneBy; readonly outcome: object };
}

/** The outcome of an operator. */
export interface OperatorAuditEvent extends ManualAction {
  readonly action: 'operator.added' | 'operator.disabled' | 'operator.signed_in';
  readonly operator: OperatorId;
}

/** The log, as far as it is about operators. Written before the action is done. */
export interface OperatorAuditLog {
  write(event: OperatorAuditEvent): Promise<void>;
}
