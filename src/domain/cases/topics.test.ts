import { describe, expect, test } from 'vitest';
import { fieldsOf, rulesOf, TOPICS } from '#domain/cases/topics.ts';

describe('what each topic asks for, in order; what is in brackets may be left out', () => {
  const asked = (topic: (typeof TOPICS)[number]) =>
    fieldsOf(topic).map(([name, { isRequired }]) => (isRequired ? name : `[${name}]`));

  test.each([
    ['message', ['[reservation]']],
    ['lost', ['item', 'travel_day', 'route', '[seat]', '[reservation]']],
    ['claim', ['reservation', '[wanted]']],
    ['group', ['people', 'origin', 'destination', 'departure_day', '[return_day]']],
    ['car', ['car_destination', 'pick_up_day', 'pick_up_hour', 'hand_back_day', 'hand_back_hour', 'driver_age']],
    ['privacy', ['right', '[reservation]']],
  ] as const)('%s', (topic, fields) => {
    expect(asked(topic)).toEqual(fields);
  });
});

test('who asks about personal data says who they are', () => {
  expect(TOPICS.filter((topic) => rulesOf(topic).needsFile)).toEqual(['privacy']);
});

test('what the fields do not say is told in a message', () => {
  expect(TOPICS.filter((topic) => rulesOf(topic).needsMessage)).toEqual(['message', 'claim', 'privacy']);
});

test('the rights of the law, and the two places where a car can be had', () => {
  const choices = TOPICS.flatMap((topic) =>
    fieldsOf(topic).flatMap(([name, field]) => (field.kind === 'choice' ? [[name, field.of]] : [])),
  );
  expect(Object.fromEntries(choices)).toEqual({
    car_destination: ['1', '7'],
    right: ['access', 'rectification', 'cancellation', 'opposition'],
  });
});

describe('a field has one meaning, wherever it is asked for', () => {
  const kinds = new Map<string, Set<string>>();
  for (const topic of TOPICS)
    for (const [name, { kind }] of fieldsOf(topic)) kinds.set(name, (kinds.get(name) ?? new Set()).add(kind));

  test.each([...kinds])('%s', (_name, found) => {
    expect(found.size).toBe(1);
  });
});

test('a day is a day that was or one that comes', () => {
  const days = TOPICS.flatMap((topic) => fieldsOf(topic)).filter(([name]) => name.endsWith('_day'));
  expect(days.map(([, { kind }]) => kind)).toEqual([
    'past-day',
    'coming-day',
    'coming-day',
    'coming-day',
    'coming-day',
  ]);
});
