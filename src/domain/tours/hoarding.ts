import { type HoldRule, type HoldVerdict, judge } from '#domain/guessing/hoarding.ts';
import type { HoldProof } from '#domain/guessing/hold-proof.ts';

/**
 * Places of a start are few, so that an ordinary party is more than a fifth of them. One address holds a fifth or one
 * party without a proof (T95), everybody together a half of what is unsold, so that the last places are not all held
 * by strangers; a captcha opens what is left.
 */
export const SHARE_OF_ADDRESS = 5;
export const SHARE_OF_ALL = 2;
const START: HoldRule = { ofAddress: SHARE_OF_ADDRESS, ofAll: SHARE_OF_ALL };

/** An address that held a party above either share gets no other one of the same start for so long without a proof. */
export const PARTY_PAUSE_MINUTES = 60;

/** Places of a start held unpaid by others. */
export interface UnpaidPlaces {
  readonly capacity: number;
  readonly unsold: number;
  /** Without any proof. */
  readonly unproved: number;
  /** From the same address, whose contact is not confirmed. */
  readonly ofAddress: number;
  /** The address had a party above either share lately. */
  readonly hadParty: boolean;
}

export interface PlacesWanted {
  readonly people: number;
  readonly proof: HoldProof | undefined;
  /** 1, or more in load tests. */
  readonly factor: number;
}

/** Whether this many people may hold places of a start unpaid. */
export const judgePlaces = (
  { capacity, unsold, unproved, ofAddress, hadParty }: UnpaidPlaces,
  { people, proof, factor }: PlacesWanted,
): HoldVerdict =>
  judge(
    START,
    {
      seats: capacity,
      unsold,
      unproved,
      ofAddress,
      hadLargeParty: hadParty,
      unconfirmed: 0,
      ofContact: 0,
      ofConfirmed: 0,
    },
    { seats: people, proof, factor },
  );

/** A store keeps places for a day: the contact is confirmed first, except in load tests. */
export const confirmsForStore = (factor: number): boolean => factor <= 1;

export interface KeptPlaces {
  readonly capacity: number;
  /** For others. */
  readonly kept: number;
}

/** Whether a start may keep places of this many people unpaid for a store: half of it at most, or one order alone. */
export const mayKeepForStore = ({ capacity, kept }: KeptPlaces, people: number, factor: number): boolean =>
  kept === 0 || (kept + people) * 2 <= capacity * factor;
