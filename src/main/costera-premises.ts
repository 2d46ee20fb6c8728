import type { StopPremises, StopPremisesById } from '#domain/network/stop.ts';

const DAY_AND_NIGHT = { opens: '00:00', closes: '00:00' } as const;

const platforms = (from: number, to: number): StopPremises['platforms'] & object => ({
  es: `Andenes ${from} a ${to}`,
  en: `Platforms ${from} to ${to}`,
});

/** Where Costera's buses leave inside its terminals, and when these are open. Its stops by the road have neither. */
export const COSTERA_PREMISES: StopPremisesById = {
  TLQ: { platforms: platforms(12, 16), hours: DAY_AND_NIGHT },
  ZAP: { platforms: platforms(3, 6), hours: { opens: '04:30', closes: '23:45' } },
  TEP: { platforms: platforms(8, 9), hours: DAY_AND_NIGHT },
  NVA: { platforms: platforms(1, 2), hours: { opens: '05:00', closes: '23:30' } },
  PVR: { platforms: platforms(5, 8), hours: DAY_AND_NIGHT },
};
