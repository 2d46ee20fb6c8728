import {
  type FileKind,
  fileKindOf,
  fileName,
  MAX_CASE_FILES,
  MAX_FILE_BYTES,
  MAX_FILES,
} from '#domain/cases/attachments.ts';
import { type CaseField, fieldsOf, MAX_DRIVER_AGE, MIN_DRIVER_AGE, rulesOf, type Topic } from '#domain/cases/topics.ts';
import { hideCardNumbers } from '#domain/cases/hidden-cards.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { emailFaults } from '#domain/orders/contact-rules.ts';
import { lineFeeds, tidy } from '#kernel/filters.ts';
import { daysBetween, type LocalDate, parseLocalDate } from '#kernel/instant.ts';
import { normalisePhone } from '#kernel/phone.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export const MAX_LINE = 120;
export const MAX_MESSAGE = 4_000;
export const MAX_PEOPLE = 500;
/** Maximum distance of a day from today, either way. */
const MAX_DAYS = 366;

export interface SentFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** A submitted form: every text as typed. */
export interface CaseInput {
  readonly topic: Topic;
  readonly name: string;
  readonly email: string;
  /** May be empty. */
  readonly phone: string;
  readonly message: string;
  /** By field name; unknown fields are ignored. */
  readonly details: Readonly<Record<string, string>>;
  readonly files: readonly SentFile[];
}

export interface CaseFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly content: Uint8Array;
}

/** A form with everything its topic requires. */
export interface CaseRequest extends Omit<CaseInput, 'files' | 'phone'> {
  /** E.164; null when not given. */
  readonly phone: string | null;
  readonly files: readonly CaseFile[];
}

export interface FormTerms {
  readonly today: LocalDate;
  /** `HH:MM` of now. */
  readonly clock: string;
  /** The largest party that can buy online: a group is larger. */
  readonly largestParty: number;
}

/** The request, or all faults of the form; fields are named as on the wire. */
export function readCaseForm(input: CaseInput, terms: FormTerms): Result<CaseRequest, Faults> {
  const details = Object.fromEntries(
    fieldsOf(input.topic).flatMap(([name]) => {
      const typed = hideCardNumbers(tidy(input.details[name] ?? ''));
      return typed === '' ? [] : [[name, typed]];
    }),
  );
  const files = input.files.map(withKind);
  const email = input.email.trim();
  // In the order of the form.
  const [first, ...more] = [
    ...fieldsOf(input.topic).flatMap(([name, field]) =>
      fieldFaults({ name, field, typed: details[name] ?? '' }, terms),
    ),
    ...orderFaults(details),
    ...rentalFaults(details, terms),
    ...messageFaults(input),
    ...fileFaults(input.topic, files),
    ...lineFaults('name', tidy(input.name), true),
    ...(email === '' ? [fault('case_field_required', 'email')] : emailFaults(email, 'email')),
    ...(input.phone.trim() !== '' && !normalisePhone(input.phone) ? [fault('phone_invalid', 'phone')] : []),
  ];
  if (first) return fail([first, ...more]);
  return ok({
    topic: input.topic,
    name: tidy(input.name),
    email,
    phone: normalisePhone(input.phone) ?? null,
    message: messageOf(input.message),
    details,
    files: files.flatMap(storedFile),
  });
}

interface ToldFile extends SentFile {
  /** Undefined for a kind that is not taken. */
  readonly kind: FileKind | undefined;
}

const withKind = (file: SentFile): ToldFile => ({ ...file, kind: fileKindOf(file.content) });

const storedFile = ({ name, content, kind }: ToldFile): readonly CaseFile[] =>
  kind ? [{ name: fileName(name, kind), kind, content }] : [];

/** A further message to a case that already has `kept` files, or its faults. */
export function readReply(
  { message, files: sent }: Pick<CaseInput, 'message' | 'files'>,
  kept: number,
): Result<Pick<CaseRequest, 'message' | 'files'>, Faults> {
  const files = sent.map(withKind);
  const most = Math.min(MAX_FILES, MAX_CASE_FILES - kept);
  const [first, ...more] = [...messageFaults({ message }), ...sentFaults(files, most)];
  return first ? fail([first, ...more]) : ok({ message: messageOf(message), files: files.flatMap(storedFile) });
}

/** Normalizes a text of several lines for storage; it keeps no card number. */
export const messageOf = (text: string): string => hideCardNumbers(lineFeeds(text).normalize('NFC').trim());

/** Faults of a required text. */
export function messageFaults({
  topic,
  message,
}: Pick<CaseInput, 'message'> & { readonly topic?: Topic }): readonly Fault[] {
  const text = messageOf(message);
  if (text.length > MAX_MESSAGE) return [fault('text_too_long', 'message', { max: MAX_MESSAGE })];
  const isNeeded = topic === undefined || rulesOf(topic).needsMessage;
  return isNeeded && text === '' ? [fault('case_field_required', 'message')] : [];
}

function lineFaults(field: string, text: string, isRequired: boolean): readonly Fault[] {
  if (text.length > MAX_LINE) return [fault('text_too_long', field, { max: MAX_LINE })];
  return isRequired && text === '' ? [fault('case_field_required', field)] : [];
}

interface Typed {
  readonly name: string;
  readonly field: CaseField;
  readonly typed: string;
}

function fieldFaults({ name, field, typed }: Typed, { today, largestParty }: FormTerms): readonly Fault[] {
  if (typed === '') return field.isRequired ? [fault('case_field_required', name)] : [];
  switch (field.kind) {
    case 'line':
      return lineFaults(name, typed, field.isRequired);
    case 'choice':
      if (field.of.includes(typed)) return [];
      return [fault(name === 'car_destination' ? 'destination_unknown' : 'case_field_required', name)];
    case 'past-day':
      return isWithin(typed, { from: -MAX_DAYS, to: 0, today }) ? [] : [fault('case_day_not_past', name)];
    case 'coming-day':
      return isWithin(typed, { from: 0, to: MAX_DAYS, today }) ? [] : [fault('case_day_not_coming', name)];
    case 'hour':
      return HOUR_OF_DAY.test(typed) ? [] : [fault('dates_invalid', name)];
    case 'driver-age':
      return isDriver(typed) ? [] : [fault('driver_age_invalid', name, { min: MIN_DRIVER_AGE })];
    case 'people':
      return isGroup(typed, largestParty)
        ? []
        : [fault('case_people', name, { min: largestParty + 1, max: MAX_PEOPLE })];
  }
}

function isWithin(
  typed: string,
  { from, to, today }: { readonly from: number; readonly to: number; readonly today: LocalDate },
): boolean {
  const day = parseLocalDate(typed);
  if (!day) return false;
  const away = daysBetween(today, day);
  return from <= away && away <= to;
}

const isGroup = (typed: string, largestParty: number): boolean =>
  /^\d{1,4}$/.test(typed) && Number(typed) > largestParty && Number(typed) <= MAX_PEOPLE;

/** `HH:MM`. */
const HOUR_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const isDriver = (typed: string): boolean =>
  /^\d{1,3}$/.test(typed) && Number(typed) >= MIN_DRIVER_AGE && Number(typed) <= MAX_DRIVER_AGE;

/** Pairs of days of which the second must not be earlier than the first. */
const IN_ORDER = [['departure_day', 'return_day']] as const;

const orderFaults = (details: Readonly<Record<string, string>>): readonly Fault[] =>
  IN_ORDER.flatMap(([first, second]) => {
    const [from, to] = [details[first], details[second]];
    return from !== undefined && to !== undefined && to < from ? [fault('case_days_reversed', second)] : [];
  });

/** A car is picked up later than now, and handed back after that. */
const rentalFaults = (details: Readonly<Record<string, string>>, terms: FormTerms): readonly Fault[] => [
  ...pickUpFaults(details, terms),
  ...handBackFaults(details),
];

function pickUpFaults(
  { pick_up_day: from, pick_up_hour: at = '' }: Readonly<Record<string, string>>,
  { today, clock }: FormTerms,
): readonly Fault[] {
  const isPast = from === today && HOUR_OF_DAY.test(at) && at <= clock;
  return isPast ? [fault('pick_up_past', 'pick_up_hour')] : [];
}

/** The fault is at the hour if the days are the same. */
function handBackFaults(details: Readonly<Record<string, string>>): readonly Fault[] {
  const { pick_up_day: from, pick_up_hour: at, hand_back_day: to, hand_back_hour: until } = details;
  if (!from || !to || from < to) return [];
  if (to < from) return [fault('dates_invalid', 'hand_back_day')];
  const areHours = [at, until].every((typed) => HOUR_OF_DAY.test(typed ?? ''));
  return areHours && until! <= at! ? [fault('dates_invalid', 'hand_back_hour')] : [];
}

function fileFaults(topic: Topic, files: readonly ToldFile[]): readonly Fault[] {
  if (files.length === 0) return rulesOf(topic).needsFile ? [fault('case_file_required', 'files')] : [];
  return sentFaults(files, MAX_FILES);
}

function sentFaults(files: readonly ToldFile[], most: number): readonly Fault[] {
  if (files.length > most) return [fault('case_files_too_many', 'files', { max: most })];
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  if (bytes > MAX_FILE_BYTES)
    return [fault('case_files_too_large', 'files', { megabytes: MAX_FILE_BYTES / 1024 ** 2 })];
  return files.every(({ kind }) => kind) ? [] : [fault('case_file_kind', 'files')];
}
