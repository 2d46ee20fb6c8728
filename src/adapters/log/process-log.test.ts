import { describe, expect, test } from 'vitest';
import { processLog, type Reader } from '#adapters/log/process-log.ts';

function opened(reader: Reader = 'person') {
  const out: string[] = [];
  const err: string[] = [];
  const outputs = { log: (text: string) => void out.push(text), error: (text: string) => void err.push(text) };
  let milliseconds = 5_000;
  const elapsed = () => (milliseconds += 1_234);
  return { out, err, log: processLog(reader, outputs, { now: () => 1_795_000_000_000, elapsed }) };
}

test.each(['person', 'program'] as const)('an event is a line of JSON with its time, for a %s too', (reader) => {
  const { log, out, err } = opened(reader);
  log.event({ event: 'money_of_day', captured: 65_001 } as { event: string });
  expect(out).toEqual(['{"level":30,"time":1795000000000,"event":"money_of_day","captured":65001}']);
  expect(err).toEqual([]);
});

test.each(['person', 'program'] as const)('a line about a request stays as the server wrote it, for a %s', (reader) => {
  const { log, out } = opened(reader);
  log.requests.write('{"level":30,"msg":"request completed"}\n');
  expect(out).toEqual(['{"level":30,"msg":"request completed"}']);
});

test('a note says how long it was since the log was opened', () => {
  const { log, out } = opened();
  log.note('ready at http://localhost:3000');
  expect(out).toEqual(['  1.2 s  ready at http://localhost:3000']);
});

test('for a program notes and problems are lines of JSON as well', () => {
  const { log, out, err } = opened('program');
  log.note('ready at http://localhost:3000');
  expect(out).toEqual(['{"level":30,"time":1795000000000,"msg":"ready at http://localhost:3000"}']);
  const cause = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' });
  log.problem(new Error('no e-mail can be sent', { cause }));
  log.problem('PORT must be a number');
  expect(err.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 50,
      time: 1_795_000_000_000,
      msg: 'no e-mail can be sent',
      err: {
        message: 'no e-mail can be sent',
        stack: expect.stringMatching(/^Error: no e-mail can be sent\n +at .*process-log\.test\.ts/),
        causes: [expect.objectContaining({ message: 'connect refused', facts: { code: 'ECONNREFUSED' } })],
      },
    },
    { level: 50, time: 1_795_000_000_000, msg: 'PORT must be a number', err: { message: 'PORT must be a number' } },
  ]);
  expect(err.join('')).not.toContain('\n');
});

describe('a problem', () => {
  const told = (problem: unknown, reader: Reader = 'person'): string => {
    const { log, out, err } = opened(reader);
    log.problem(problem);
    expect(out).toEqual([]);
    return err.join('\n');
  };

  test('is told with its words, where it was made, its code and what it comes of', () => {
    const cause = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED', syscall: 'connect' });
    const text = told(new Error('no e-mail can be sent', { cause }));
    expect(text).toMatch(/^Error: no e-mail can be sent\n +at .*process-log\.test\.ts/);
    expect(text).toMatch(/because of Error: connect refused/);
    expect(text).toMatch(/\(code ECONNREFUSED, syscall connect\)/);
  });

  test('tells each of several', () => {
    expect(told(new AggregateError([new Error('first'), new Error('second')], 'both'))).toMatch(
      /both[^]*because of Error: first[^]*because of Error: second/,
    );
  });

  test('that goes round in a circle comes to an end', () => {
    const problem = new Error('round');
    problem.cause = problem;
    expect(told(problem).match(/because of/g)).toHaveLength(5);
  });

  const CANARY = 'canary7731';
  test.each<[string, unknown]>([
    [
      'a row the database refuses',
      Object.assign(new Error('duplicate key value'), {
        code: '23505',
        detail: `Key (email)=(${CANARY}@x.mx) already exists.`,
        where: CANARY,
        internalQuery: CANARY,
      }),
    ],
    ['a connection', Object.assign(new Error('terminated'), { client: { password: CANARY } })],
    ['a request', Object.assign(new Error('refused'), { config: { headers: { authorization: CANARY } } })],
    ['what is no error', { password: CANARY }],
    ['a cause that is no error', new Error('outer', { cause: { token: CANARY } })],
  ])('tells nothing of %s that it carries along', (_what, problem) => {
    for (const reader of ['person', 'program'] as const) {
      const text = told(problem, reader);
      expect(text).not.toContain(CANARY);
      expect(text).not.toBe('');
    }
  });

  test('that is said in words is those words', () => {
    expect(told('PORT must be a number')).toBe('PORT must be a number');
  });
});
