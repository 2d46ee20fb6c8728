import { describe, expect, test } from 'vitest';
import { MAX_CASE_FILES, MAX_FILE_BYTES } from '#domain/cases/attachments.ts';
import { type CaseInput, readCaseForm, readReply } from '#domain/cases/case-form.ts';
import { fieldsOf, TOPICS } from '#domain/cases/topics.ts';
import { localDate } from '#kernel/instant.ts';

const terms = { today: localDate('2026-11-23'), clock: '14:20', largestParty: 10 };

const pdf = (size = 8) => {
  const content = new Uint8Array(size);
  content.set(Buffer.from('%PDF-1.7'));
  return { name: 'ine.pdf', content };
};

const WHO = { name: ' Ana  López ', email: 'ana@example.com', phone: '33 1234 5678', message: 'Hola\r\nadiós ' };

const FILLED: Readonly<Record<CaseInput['topic'], CaseInput>> = {
  message: { ...WHO, topic: 'message', details: {}, files: [] },
  lost: {
    ...WHO,
    topic: 'lost',
    details: { item: 'Un suéter', travel_day: '2026-11-22', route: 'Guadalajara – Puerto Vallarta' },
    files: [],
  },
  claim: { ...WHO, topic: 'claim', details: { reservation: 'ABCDEFGH12' }, files: [pdf()] },
  group: {
    ...WHO,
    topic: 'group',
    details: { people: '11', origin: 'Guadalajara', destination: 'Tequila', departure_day: '2026-12-05' },
    files: [],
  },
  car: {
    ...WHO,
    topic: 'car',
    details: {
      car_destination: '7',
      pick_up_day: '2026-12-05',
      pick_up_hour: '09:30',
      hand_back_day: '2026-12-05',
      hand_back_hour: '18:00',
      driver_age: '34',
    },
    files: [],
  },
  privacy: { ...WHO, topic: 'privacy', details: { right: 'access' }, files: [pdf()] },
};

const faultsOf = (input: CaseInput): readonly string[] => {
  const read = readCaseForm(input, terms);
  return read.ok ? [] : read.fault.map(({ code, field }) => `${field} ${code}`);
};

test.each(TOPICS)('%s is taken when it says what it needs, and tidied', (topic) => {
  const read = readCaseForm(FILLED[topic], terms);
  expect(read.ok && read.value).toMatchObject({
    topic,
    name: 'Ana López',
    phone: '+523312345678',
    message: 'Hola\nadiós',
    details: FILLED[topic].details,
  });
});

test('card numbers are kept neither of a message nor of a field', () => {
  const card = '4111 1111 1111 1111';
  const input = {
    ...FILLED.claim,
    message: `Pagué con ${card}`,
    details: { ...FILLED.claim.details, wanted: `${card}: devolver` },
  };
  const read = readCaseForm(input, terms);
  expect(read.ok && read.value).toMatchObject({
    message: 'Pagué con •••• 1111',
    details: { wanted: '•••• 1111: devolver' },
  });
});

test.each(TOPICS)('%s says every field that is missing', (topic) => {
  const missing = fieldsOf(topic).flatMap(([name, { isRequired }]) =>
    isRequired ? [`${name} case_field_required`] : [],
  );
  const empty = { ...FILLED[topic], name: '', email: '', phone: '', message: '', details: {}, files: [] };
  expect(faultsOf(empty)).toEqual([
    ...missing,
    ...(['message', 'claim', 'privacy'].includes(topic) ? ['message case_field_required'] : []),
    ...(topic === 'privacy' ? ['files case_file_required'] : []),
    'name case_field_required',
    'email case_field_required',
  ]);
});

describe('a field that holds something else', () => {
  const within = (topic: CaseInput['topic'], details: Readonly<Record<string, string>>) =>
    faultsOf({ ...FILLED[topic], details: { ...FILLED[topic].details, ...details } });

  test.each([
    ['lost', 'travel_day', '2026-11-24', 'case_day_not_past'],
    ['lost', 'travel_day', '2026-02-30', 'case_day_not_past'],
    ['group', 'departure_day', '2026-11-22', 'case_day_not_coming'],
    ['group', 'return_day', '2026-12-04', 'case_days_reversed'],
    ['group', 'people', '10', 'case_people'],
    ['group', 'people', '501', 'case_people'],
    ['group', 'people', 'many', 'case_people'],
    ['car', 'hand_back_day', '2026-12-04', 'dates_invalid'],
    ['car', 'hand_back_hour', '09:30', 'dates_invalid'],
    ['car', 'pick_up_hour', '24:00', 'dates_invalid'],
    ['car', 'car_destination', '2', 'destination_unknown'],
    ['car', 'driver_age', '20', 'driver_age_invalid'],
    ['car', 'driver_age', '100', 'driver_age_invalid'],
    ['car', 'driver_age', 'old', 'driver_age_invalid'],
    ['privacy', 'right', 'revenge', 'case_field_required'],
    ['claim', 'wanted', 'x'.repeat(121), 'text_too_long'],
  ] as const)('%s: %s %s', (topic, field, typed, code) => {
    expect(within(topic, { [field]: typed })).toEqual([`${field} ${code}`]);
  });

  test('a car is not picked up at an hour of today that has passed', () => {
    const today = { pick_up_day: '2026-11-23', hand_back_day: '2026-11-24' };
    expect(within('car', { ...today, pick_up_hour: '14:20' })).toEqual(['pick_up_hour pick_up_past']);
    expect(within('car', { ...today, pick_up_hour: '14:21' })).toEqual([]);
    expect(within('car', { pick_up_day: '2026-11-24', pick_up_hour: '09:00' })).toEqual([]);
  });

  test('an hour that has passed and a car handed back before it are both said', () => {
    const wrong = {
      pick_up_day: '2026-11-23',
      pick_up_hour: '09:00',
      hand_back_day: '2026-11-23',
      hand_back_hour: '08:00',
    };
    expect(within('car', wrong)).toEqual(['pick_up_hour pick_up_past', 'hand_back_hour dates_invalid']);
    expect(within('car', { ...wrong, pick_up_hour: 'nine' })).toEqual(['pick_up_hour dates_invalid']);
  });

  test('a telephone that is none, and a message that is a book', () => {
    expect(faultsOf({ ...FILLED.message, phone: '12' })).toEqual(['phone phone_invalid']);
    expect(faultsOf({ ...FILLED.message, message: 'x'.repeat(4_001) })).toEqual(['message text_too_long']);
  });

  test('the youngest and the oldest driver, and a car for a day or for a week', () => {
    for (const driver_age of ['21', '99']) expect(within('car', { driver_age })).toEqual([]);
    expect(within('car', { hand_back_hour: '09:31' })).toEqual([]);
    expect(within('car', { hand_back_day: '2026-12-12', hand_back_hour: '08:00' })).toEqual([]);
  });

  test('a car needs no message', () => {
    expect(faultsOf({ ...FILLED.car, message: '' })).toEqual([]);
  });

  test('an hour that is none is said once, at its field, and not compared', () => {
    expect(within('car', { hand_back_hour: '9 am' })).toEqual(['hand_back_hour dates_invalid']);
  });

  test('details of no field are left out', () => {
    const read = readCaseForm({ ...FILLED.message, details: { people: '3', __proto__: 'x' } }, terms);
    expect(read.ok && read.value.details).toEqual({});
  });
});

describe('files', () => {
  const withFiles = (...files: CaseInput['files']) => faultsOf({ ...FILLED.message, files });
  test.each([
    ['four', [pdf(), pdf(), pdf(), pdf()], 'case_files_too_many'],
    ['too much together', [pdf(MAX_FILE_BYTES), pdf()], 'case_files_too_large'],
    ['a program that says it is a PDF', [{ name: 'a.pdf', content: new Uint8Array([0x4d, 0x5a]) }], 'case_file_kind'],
    ['an empty file', [{ name: 'a.pdf', content: new Uint8Array() }], 'case_file_kind'],
  ] as const)('%s', (_name, files, code) => {
    expect(withFiles(...files)).toEqual([`files ${code}`]);
  });

  test('as many and as much as there may be', () => {
    expect(withFiles(pdf(MAX_FILE_BYTES - 16), pdf(), pdf())).toEqual([]);
  });
});

describe('a further message', () => {
  const faultsOfReply = (reply: Parameters<typeof readReply>[0], kept = 0): readonly string[] => {
    const read = readReply(reply, kept);
    return read.ok ? [] : read.fault.map(({ code, field }) => `${field} ${code}`);
  };

  test('is tidied, and its files are named by what they are', () => {
    const read = readReply({ message: 'Hola\r\nadiós ', files: [{ ...pdf(), name: 'ine.exe' }] }, 0);
    expect(read.ok && read.value).toMatchObject({ message: 'Hola\nadiós', files: [{ name: 'ine.pdf', kind: 'pdf' }] });
  });

  test('needs a text, and takes files or none', () => {
    expect(faultsOfReply({ message: ' ', files: [pdf()] })).toEqual(['message case_field_required']);
    expect(faultsOfReply({ message: 'Hola', files: [] })).toEqual([]);
  });

  test('its files fit in one message and in the case', () => {
    const files = (many: number) => ({ message: 'Hola', files: Array.from({ length: many }, () => pdf()) });
    expect(faultsOfReply(files(3), MAX_CASE_FILES - 3)).toEqual([]);
    expect(faultsOfReply(files(3), MAX_CASE_FILES - 2)).toEqual(['files case_files_too_many']);
    expect(faultsOfReply(files(4))).toEqual(['files case_files_too_many']);
    expect(faultsOfReply({ message: 'Hola', files: [pdf(MAX_FILE_BYTES + 1)] })).toEqual([
      'files case_files_too_large',
    ]);
  });
});
