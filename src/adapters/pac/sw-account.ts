import { SECOND } from '#kernel/instant.ts';

/** How to reach an account of SW sapien, and the SAT. */
export interface SwAccount {
  /** Without a path: `https://services.sw.com.mx`. */
  readonly apiUrl: string;
  /** The SAT's service for the status of an invoice. */
  readonly statusUrl: string;
  readonly user: string;
  readonly password: string;
}

/** Milliseconds to wait for a reply. */
export interface Timeouts {
  readonly token: number;
  readonly stamp: number;
  readonly cancel: number;
  readonly status: number;
}

export const TIMEOUTS: Timeouts = {
  token: 10 * SECOND,
  stamp: 25 * SECOND,
  cancel: 25 * SECOND,
  status: 15 * SECOND,
};
