/** What people write to the carrier about. */
export const TOPICS = ['message', 'lost', 'claim', 'group', 'car', 'privacy'] as const;

export type Topic = (typeof TOPICS)[number];

/** Rights over personal data (ARCO). */
export const PRIVACY_RIGHTS = ['access', 'rectification', 'cancellation', 'opposition'] as const;

/** Places with rental cars, by the partner's ids: Guadalajara (Tlaquepaque) and Puerto Vallarta. */
export const CAR_DESTINATIONS = ['1', '7'] as const;

/** The partner rents to drivers from this age on, in whole years. */
export const MIN_DRIVER_AGE = 21;
export const MAX_DRIVER_AGE = 99;

/** Fields of a topic's form besides the sender and the message, by name on the wire. */
export type CaseField =
  | {
      readonly kind: 'line' | 'past-day' | 'coming-day' | 'hour' | 'people' | 'driver-age';
      readonly isRequired: boolean;
    }
  | { readonly kind: 'choice'; readonly isRequired: boolean; readonly of: readonly string[] };

interface TopicRules {
  readonly fields: Readonly<Record<string, CaseField>>;
  readonly needsMessage: boolean;
  /** For example an identification, which the law requires with a request about personal data. */
  readonly needsFile: boolean;
  /** It is sent to the partner who provides it, too. */
  readonly goesToPartner?: true;
}

const line = { kind: 'line', isRequired: true } as const;
const maybeLine = { kind: 'line', isRequired: false } as const;
const comingDay = { kind: 'coming-day', isRequired: true } as const;
const hour = { kind: 'hour', isRequired: true } as const;

/** In the order of the form. */
const RULES = {
  message: { fields: { reservation: maybeLine }, needsMessage: true, needsFile: false },
  lost: {
    fields: {
      item: line,
      travel_day: { kind: 'past-day', isRequired: true },
      route: line,
      seat: maybeLine,
      reservation: maybeLine,
    },
    needsMessage: false,
    needsFile: false,
  },
  claim: { fields: { reservation: line, wanted: maybeLine }, needsMessage: true, needsFile: false },
  group: {
    fields: {
      people: { kind: 'people', isRequired: true },
      origin: line,
      destination: line,
      departure_day: comingDay,
      return_day: { kind: 'coming-day', isRequired: false },
    },
    needsMessage: false,
    needsFile: false,
  },
  car: {
    fields: {
      car_destination: { kind: 'choice', isRequired: true, of: CAR_DESTINATIONS },
      pick_up_day: comingDay,
      pick_up_hour: hour,
      hand_back_day: comingDay,
      hand_back_hour: hour,
      driver_age: { kind: 'driver-age', isRequired: true },
    },
    needsMessage: false,
    needsFile: false,
    goesToPartner: true,
  },
  privacy: {
    fields: { right: { kind: 'choice', isRequired: true, of: PRIVACY_RIGHTS }, reservation: maybeLine },
    needsMessage: true,
    needsFile: true,
  },
} as const satisfies Readonly<Record<Topic, TopicRules>>;

export const rulesOf = (topic: Topic): TopicRules => RULES[topic];

type KeysOf<T> = T extends T ? keyof T : never;

export type CaseFieldName = KeysOf<(typeof RULES)[Topic]['fields']>;

export const fieldsOf = (topic: Topic): readonly (readonly [CaseFieldName, CaseField])[] =>
  Object.entries(rulesOf(topic).fields) as [CaseFieldName, CaseField][];
