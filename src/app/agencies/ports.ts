import type { AgencyId } from '#domain/agencies/agency-id.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** An agency that sells our tickets on account. */
export interface Agency {
  readonly id: AgencyId;
  readonly name: string;
  /** The maximum it may owe. */
  readonly creditLimit: Centavos;
}

/** An agency as shown to the carrier's staff. */
export interface AgencyAccount extends Agency {
  /** What it owes; negative when it paid in advance. */
  readonly owes: Centavos;
}

/** An agency's payment of its bill. Booked once per id. */
export interface AgencyPayment {
  readonly id: string;
  readonly name: string;
  readonly amount: Centavos;
}

/** Repository of agencies. Selling on account is part of a payment and implemented with it. */
export interface Agencies {
  /** The agency with this key; keys are stored as SHA-256. */
  byKey(keyHash: Uint8Array): Promise<Agency | undefined>;
  list(): Promise<readonly AgencyAccount[]>;
  /** Returns false without writing when the name is taken. */
  open(agency: Agency, keyHash: Uint8Array, now: Instant): Promise<boolean>;
  /** Replaces its key: the old one ends at once. False when the agency does not exist. */
  rekey(name: string, keyHash: Uint8Array): Promise<boolean>;
  /** False when the agency does not exist. A limit below its debt stops its sales until it pays. */
  limit(name: string, creditLimit: Centavos): Promise<boolean>;
  /** Books a payment. False when the agency does not exist, or the payment was already booked. */
  receive(payment: AgencyPayment): Promise<boolean>;
}
