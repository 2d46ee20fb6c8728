import type { Tier } from '#domain/loyalty/tier.ts';

export interface DemoTraveller {
  readonly card: string;
  readonly phone: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tier: Tier;
  /** Whole points. */
  readonly purchased: number;
  readonly win: number;
}

/** Publicly known: accounts with it exist in development only. */
export const DEMO_PASSWORD = 'Demo#Costera1';

/**
 * Travellers to try the loyalty programme with: one with enough points for a family, one with too few, one who won all
 * points.
 */
export const DEMO_TRAVELLERS: readonly DemoTraveller[] = [
  {
    card: '700000000013',
    phone: '+523300000001',
    email: 'ana.demo@costera.example',
    firstName: 'Ana',
    lastName: 'Demo Oro',
    tier: 'golden',
    purchased: 60_000,
    win: 20_000,
  },
  {
    card: '700000000021',
    phone: '+523300000002',
    email: 'beto.demo@costera.example',
    firstName: 'Beto',
    lastName: 'Demo Clásico',
    tier: 'classic',
    purchased: 150,
    win: 12.5,
  },
  {
    card: '700000000039',
    phone: '+523300000003',
    email: 'carla.demo@costera.example',
    firstName: 'Carla',
    lastName: 'Demo Platino',
    tier: 'platinum',
    purchased: 0,
    win: 60_000,
  },
];
