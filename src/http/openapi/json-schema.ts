import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { wireError } from '#wire/envelope.ts';
import {
  contactView,
  deadlinesView,
  journeyView,
  passengerView,
  reservationView,
  summaryView,
  ticketPriceView,
} from '#wire/reservation.ts';
import { bilingual, scheduleView, stopView } from '#wire/shapes.ts';
import { seatMapView } from '#wire/websale.ts';

/** The part of JSON Schema 2020-12 that our shapes use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** Named shapes: wherever one of these objects is used, the document refers to it. */
const NAMED: Readonly<Record<string, v.GenericSchema>> = {
  ReservationView: reservationView,
  JourneyView: journeyView,
  ContactView: contactView,
  PassengerView: passengerView,
  SummaryView: summaryView,
  TicketPriceView: ticketPriceView,
  DeadlinesView: deadlinesView,
  ScheduleView: scheduleView,
  SeatMapView: seatMapView,
  StopView: stopView,
  Bilingual: bilingual,
  WireError: wireError,
};

export const COMPONENT = '#/components/schemas/';

/** Trimming has no equivalent in JSON Schema. Anything else without one throws, so that the document omits nothing. */
const convert = (schema: v.GenericSchema, side: 'input' | 'output') => {
  const {
    $schema: _dialect,
    $defs,
    ...converted
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: side,
    errorMode: 'throw',
    ignoreActions: ['trim'],
    definitions: { ...NAMED },
    overrideRef: ({ referenceId }) => COMPONENT + referenceId,
  });
  return { schema: converted as JsonSchema, named: $defs as Readonly<Record<string, JsonSchema>> };
};

/** What a caller may send. */
export const sentSchema = (schema: v.GenericSchema): JsonSchema => convert(schema, 'input').schema;

/** What comes back. */
export const answeredSchema = (schema: v.GenericSchema): JsonSchema => convert(schema, 'output').schema;

/** Every named shape, as answered. */
export const namedSchemas = (): Readonly<Record<string, JsonSchema>> => convert(wireError, 'output').named;
