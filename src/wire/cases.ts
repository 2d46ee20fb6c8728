import * as v from 'valibot';
import { CASE_ACTS, CASE_STATES } from '#domain/cases/case-state.ts';
import { CAR_DESTINATIONS, TOPICS } from '#domain/cases/topics.ts';
import type { OperatorRole } from '#domain/operators/operator.ts';
import { type Route, route } from '#wire/route.ts';
import { bilingual, date, localTime, text } from '#wire/shapes.ts';

const service = 'operation';

/** Who answers cases, besides managers. */
export const CASE_ROLES = ['callcentre'] as const satisfies readonly OperatorRole[];

/** Idempotent: the same key acts once and gets the same answer. */
const idempotency_key = v.pipe(v.string(), v.minLength(8), v.maxLength(128));
const number = text(24);
const token = text(128);
/** Longer than allowed, so that the rule reports an excess at its field. */
const message = text(10_000);
const line = text(1_000);

const lang = v.picklist(['es', 'en']);
const topic = v.picklist(TOPICS);
const state = v.picklist(CASE_STATES);

/** The largest file, and a little more. */
const MAX_BASE64 = 8_000_000;

const sentFile = v.object({
  name: text(1_000),
  content: v.pipe(v.string(), v.maxLength(MAX_BASE64), v.description('Base64')),
});

const sentFiles = v.pipe(v.array(sentFile), v.maxLength(20));

const entry = v.object({
  /** In the carrier's zone. */
  at: localTime,
  from: v.picklist(['traveller', 'carrier']),
  text: v.string(),
});

/** A case as its traveller sees it. */
const caseView = v.object({
  number: v.string(),
  topic,
  state,
  received_at: localTime,
  /** The last day to answer, for the traveller or the carrier; null when no answer is due. */
  due_on: v.nullable(date),
  details: v.pipe(v.record(v.string(), v.string()), v.description('What its form said, by field')),
  entries: v.array(entry),
  files: v.pipe(v.array(v.string()), v.description('Names of the files that were sent')),
});

export type CaseView = v.InferOutput<typeof caseView>;

const openedView = v.object({
  number: v.string(),
  token: v.string(),
  due_on: v.nullable(date),
  mailed: v.pipe(v.boolean(), v.description('Its link is also sent by e-mail; not after several cases in a day')),
});

/** Writes to the carrier about a topic. Missing or wrong details of a topic are reported at their fields. */
export const postCase = route({
  service,
  method: 'POST',
  path: 'cases',
  summary: {
    es: 'Escribir a la línea: mensaje, objeto olvidado, aclaración, grupo, auto o datos personales',
    en: 'Write to the carrier: message, lost property, claim, group, car or personal data',
  },
  budget: 'case',
  takesFiles: true,
  query: undefined,
  body: v.object({
    topic,
    lang,
    name: line,
    email: line,
    phone: line,
    message,
    details: v.record(text(40), line),
    files: sentFiles,
    idempotency_key,
  }),
  data: openedView,
});

const maybe = v.optional(line, '');

/** Where a car can be rented, by the partner's ids. */
export const getRentalDestinations = route({
  service,
  method: 'GET',
  path: 'rental/destinations',
  summary: { es: 'Dónde se renta un auto', en: 'Where a car can be rented' },
  query: undefined,
  body: undefined,
  data: v.object({ destinations: v.array(v.object({ id: v.picklist(CAR_DESTINATIONS), name: bilingual })) }),
});

/** Asks for a rental car: a case of the topic `car`, which the partner answers with options and prices. */
export const postRentalRequest = route({
  service,
  method: 'POST',
  path: 'rental/request',
  summary: { es: 'Pedir un auto en renta', en: 'Ask for a rental car' },
  budget: 'case',
  query: undefined,
  body: v.object({
    lang,
    name: maybe,
    email: maybe,
    phone: maybe,
    message: v.optional(message, ''),
    car_destination: maybe,
    pick_up_day: maybe,
    pick_up_hour: maybe,
    hand_back_day: maybe,
    hand_back_hour: maybe,
    driver_age: maybe,
    idempotency_key,
  }),
  data: openedView,
});

/** A case, for anyone with its link. */
export const getCase = route({
  service,
  method: 'GET',
  path: 'cases/case',
  summary: { es: 'Cómo va un caso, con su enlace', en: 'How a case stands, by its link' },
  budget: 'lookUp',
  query: v.object({ number, token }),
  body: undefined,
  data: caseView,
});

/** A further message of the traveller. */
export const postCaseReply = route({
  service,
  method: 'POST',
  path: 'cases/reply',
  summary: { es: 'Escribir otra vez en un caso', en: 'Write again in a case' },
  budget: 'case',
  takesFiles: true,
  query: undefined,
  body: v.object({ number, token, message, files: v.optional(sentFiles, []), idempotency_key }),
  data: caseView,
});

const caseHead = v.object({
  number: v.string(),
  topic,
  state,
  name: v.string(),
  received_at: localTime,
  due_on: v.nullable(date),
  /** Its due day has passed. */
  is_late: v.boolean(),
});

export type CaseHeadView = v.InferOutput<typeof caseHead>;

/** Cases that are not closed, those due first at the top; or closed ones, newest first. */
export const getCases = route({
  service,
  method: 'GET',
  path: 'cases/desk',
  summary: { es: 'Casos por atender, por fecha límite', en: 'Cases to answer, by deadline' },
  access: { roles: CASE_ROLES },
  query: v.object({ closed: v.optional(v.picklist(['true', 'false'])) }),
  body: undefined,
  data: v.object({ cases: v.array(caseHead) }),
});

const deskCase = v.object({
  ...caseHead.entries,
  lang: v.picklist(['es', 'en']),
  email: v.string(),
  phone: v.nullable(v.string()),
  details: v.record(v.string(), v.string()),
  version: v.number(),
  entries: v.array(
    v.object({
      at: localTime,
      act: v.picklist([...CASE_ACTS, 'received', 'reply']),
      operator: v.nullable(v.string()),
      text: v.string(),
    }),
  ),
  files: v.array(v.object({ position: v.number(), name: v.string(), bytes: v.number() })),
  /** What can be done to it in its current state. */
  acts: v.array(v.picklist(CASE_ACTS)),
});

export type DeskCaseView = v.InferOutput<typeof deskCase>;

export const getDeskCase = route({
  service,
  method: 'GET',
  path: 'cases/desk/case',
  summary: { es: 'Un caso, para quien lo atiende', en: 'A case, for whoever answers it' },
  access: { roles: CASE_ROLES },
  query: v.object({ number }),
  body: undefined,
  data: deskCase,
});

/** Answers a case, asks its traveller something, closes or reopens it; what is written is sent by e-mail. */
export const postCaseAct = route({
  service,
  method: 'POST',
  path: 'cases/desk/act',
  summary: { es: 'Responder un caso o cambiar su estado', en: 'Answer a case or change its state' },
  access: { roles: CASE_ROLES },
  query: undefined,
  body: v.object({
    number,
    version: v.pipe(v.number(), v.safeInteger()),
    act: v.picklist(CASE_ACTS),
    text: message,
    idempotency_key,
  }),
  data: deskCase,
});

/** A file of a case; with `download=true` the file itself, to be downloaded and never rendered. */
export const getCaseFile = route({
  service,
  method: 'GET',
  path: 'cases/desk/file',
  summary: { es: 'Un archivo de un caso', en: 'A file of a case' },
  access: { roles: CASE_ROLES },
  budget: 'document',
  download: 'file',
  query: v.object({
    number,
    position: v.pipe(v.string(), v.regex(/^[1-9]$/)),
    download: v.optional(v.picklist(['true', 'false'])),
  }),
  body: undefined,
  data: v.object({ content: v.string(), filename: v.string(), type: v.string() }),
});

export const caseRoutes: readonly Route[] = [
  postCase,
  getRentalDestinations,
  postRentalRequest,
  getCase,
  postCaseReply,
  getCases,
  getDeskCase,
  postCaseAct,
  getCaseFile,
];
