import type { AgencyId } from '#domain/agencies/agency-id.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** An agency that sells for us on account. */
export interface Agency {
  readonly id: AgencyId;
  readonly name: string;
  /** The most it may owe. */
  readonly creditLimit: Centavos;
}

/** An agency as the carrier's people see it. */
export interface AgencyAccount extends Agency {
  /** What it owes; negative when it paid ahead. */
  readonly owes: Centavos;
}

/** What an agency paid of its bill. The same id is booked once. */
export interface AgencyPayment {
  readonly id: string;
  readonly name: string;
  readonly amount: Centavos;
}

/** Where agencies are kept. Selling on account is part of a payment and lives with it. */
export interface Agencies {
  /** The agency with that key; keys are kept as their SHA-256. */
  byKey(keyHash: Uint8Array): Promise<Agency | undefined>;
  list(): Promise<readonly AgencyAccount[]>;
  /** False, and nothing written, when the name is taken. */
  open(agency: Agency, keyHash: Uint8Array, now: Instant): Promise<boolean>;
  /** False when there is no such agency. A limit below what is owed stops sales until it is paid. */
  limit(name: string, creditLimit: Centavos): Promise<boolean>;
  /** Books what it paid. False when there is no such agency, or it was booked before. */
  receive(payment: AgencyPayment): Promise<boolean>;
}
