import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/cases/attachments.ts';
import { plusWorkingDays } from '#domain/cases/working-days.ts';
import { plusDays } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { operatorCommand } from '#main/cli/operator-commands.ts';
import { casesRoom } from '#main/rooms/cases.ts';
import { operatorDeps } from '#main/rooms/operators.ts';
import { openSite } from '#testing/http/open-site.ts';
import { CAR_PARTNER, type Letterbox, openLetterbox, SECRET } from '#testing/letterbox.ts';
import { good } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: PaymentFixture;
let box: Letterbox;
let site: Awaited<ReturnType<typeof openSite>>;
let key: string;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
  box = await openLetterbox(database.pool, fixture.sale);
  const operators = operatorDeps(database.pool);
  const { handlers = [] } = casesRoom({
    pool: database.pool,
    secret: SECRET,
    operators: operators.operators,
    random: randomBytes,
    fingerprint: (text) => createHash('sha256').update(text).digest('hex'),
  });
  site = await openSite(fixture.sale, { handlers });
  const added = await operatorCommand(
    { ...operators, actor: 'eva' },
    { name: 'add', operator: 'Rosa', role: 'callcentre' },
  );
  key = good(added)[0]!.replace('key ', '');
});
afterAll(async () => {
  await site.close();
  await box.stop();
  await database.drop();
});
beforeEach(async () => {
  await box.clear();
  await database.pool.query('truncate case_file, case_entry, traveller_case, outbox cascade');
});

const PDF = Buffer.from('%PDF-1.7 an identification');
const FORM = {
  topic: 'privacy',
  lang: 'en',
  name: 'Ana López',
  email: 'ana@example.com',
  phone: '',
  message: 'What do you keep about me?\nAll of it.',
  details: { right: 'access' },
  files: [{ name: '../my "id".exe', content: PDF.toString('base64') }],
};

interface Said {
  readonly status: number;
  readonly codes: readonly string[];
  readonly data: Record<string, never> & {
    readonly number: string;
    readonly token: string;
    readonly state: string;
    readonly due_on: string | null;
    readonly mailed: boolean;
    readonly version: number;
    readonly entries: readonly { readonly text: string; readonly from?: string; readonly act?: string }[];
    readonly cases: readonly { readonly number: string; readonly is_late: boolean }[];
  };
}

async function call(path: string, { body, at }: { readonly body?: object; readonly at?: string } = {}): Promise<Said> {
  const response = await fetch(`${site.origin}/api/operation/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(at && { 'x-operator-key': at }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { content } = (await response.json()) as {
    content: { data: never; errors?: { field?: string; code: string }[] };
  };
  const codes = (content.errors ?? []).map(({ field, code }) => (field ? `${field} ${code}` : code));
  return { status: response.status, data: content.data, codes };
}

const open = (change: object = {}, idempotency: string = randomUUID()) =>
  call('cases', { body: { ...FORM, idempotency_key: idempotency, ...change } });
const read = ({ number, token }: { number: string; token: string }) =>
  call(`cases/case?${new URLSearchParams({ number, token })}`);
const desk = (number: string) => call(`cases/desk/case?number=${number}`, { at: key });
const act = (number: string, version: number, asked: object) =>
  call('cases/desk/act', { at: key, body: { number, version, text: '', idempotency_key: randomUUID(), ...asked } });

const mails = async () => {
  await box.drain();
  expect(box.problems).toEqual([]);
  return box.mails();
};

const inWorkingDays = (days: number) => plusWorkingDays(dateInZone(fixture.sale.now, CARRIER_ZONE), days);

describe('a form', () => {
  test('becomes a case with a number, a deadline and an e-mail whose link opens it', async () => {
    const { data } = await open();
    expect(data).toMatchObject({ number: expect.stringMatching(/^\w{4}-\w{4}$/), due_on: inWorkingDays(20) });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: ['ana@example.com'], subject: `We have your message: case ${data.number}` });
    const [, link = ''] = /(https:\/\/anden\.example\/case\S+)/.exec(mail!.text) ?? [];
    const query = new URL(link).searchParams;
    const seen = await read({ number: query.get('number')!, token: query.get('t')! });
    expect(seen.data).toMatchObject({
      state: 'open',
      entries: [{ from: 'traveller', text: 'What do you keep about me?\nAll of it.' }],
    });
    expect(await box.sent()).toMatchObject([{ topic: 'case.received', reservation_id: null }]);
  });

  test('sent twice at once is one case and one e-mail; with other words it is another', async () => {
    const once = randomUUID();
    const [first, second] = await Promise.all([open({}, once), open({}, once)]);
    expect(second.data).toMatchObject({ number: first.data.number, mailed: true });
    expect((await open({ message: 'Something else' }, once)).data.number).not.toBe(first.data.number);
    expect(await mails()).toHaveLength(2);
  });

  test('that lacks something says so at its fields, and nothing is kept', async () => {
    const refused = await open({ name: ' ', details: {}, files: [] });
    expect(refused.codes).toEqual([
      'right case_field_required',
      'files case_file_required',
      'name case_field_required',
    ]);
    expect((await call('cases/desk', { at: key })).data.cases).toEqual([]);
  });

  test('brings as much as there may be, and nothing that only calls itself a picture', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES - PDF.length)]).toString('base64');
    expect((await open({ files: [{ name: 'a.pdf', content: large }] })).status).toBe(200);
    const html = Buffer.from('<script>alert(1)</script>').toString('base64');
    expect((await open({ files: [{ name: 'a.png', content: html }] })).codes).toEqual(['files case_file_kind']);
  });

  test('with a stranger’s address writes to them five times a day and no more', async () => {
    const mailed = [];
    for (let i = 0; i < 7; i += 1) mailed.push((await open({ message: `${i}` })).data.mailed);
    expect(mailed).toEqual([true, true, true, true, true, false, false]);
    expect(await mails()).toHaveLength(5);
  });
});

describe('a rental car', () => {
  const car = (change: object = {}, idempotency?: string) => {
    const day = (days: number) => plusDays(dateInZone(fixture.sale.now, CARRIER_ZONE), days);
    const details = {
      car_destination: '7',
      pick_up_day: day(3),
      pick_up_hour: '13:40',
      hand_back_day: day(5),
      hand_back_hour: '12:00',
      driver_age: '34',
      ...change,
    };
    return open({ topic: 'car', details, message: 'With a child seat', files: [], phone: '3331234567' }, idempotency);
  };

  test('is asked of the partner too, who may write to the traveller', async () => {
    const { data } = await car();
    const sent = await mails();
    const toPartner = sent.filter(({ to }) => to.includes(CAR_PARTNER));
    expect(toPartner).toHaveLength(1);
    const { subject, text } = toPartner[0]!;
    expect(subject).toBe(`Solicitud de renta de auto: caso ${data.number}`);
    for (const said of [
      'Puerto Vallarta',
      '1:40\u00a0p.m.',
      '34',
      'Ana López',
      'ana@example.com',
      'With a child seat',
      'Inglés',
    ])
      expect(text).toContain(said);
    // Its link would open the case of its traveller.
    expect(text).not.toContain('/case');
    const [confirmed] = sent.filter(({ to }) => to.includes('ana@example.com'));
    expect(confirmed!.text).toContain('Puerto Vallarta');
    expect((await read(data)).data).toMatchObject({ details: { car_destination: '7', pick_up_hour: '13:40' } });
  });

  test('is asked for by a call of its own, of the places that have some', async () => {
    const { destinations } = (await call('rental/destinations')).data as unknown as { destinations: unknown };
    expect(destinations).toEqual([
      { id: '1', name: { es: 'Guadalajara (Tlaquepaque)', en: 'Guadalajara (Tlaquepaque)' } },
      { id: '7', name: { es: 'Puerto Vallarta', en: 'Puerto Vallarta' } },
    ]);
    const day = plusDays(dateInZone(fixture.sale.now, CARRIER_ZONE), 3);
    const asked = {
      lang: 'en',
      name: 'Ana López',
      email: 'ana@example.com',
      car_destination: '7',
      pick_up_day: day,
      pick_up_hour: '09:00',
      hand_back_day: day,
      hand_back_hour: '18:00',
      idempotency_key: randomUUID(),
    };
    const refused = await call('rental/request', { body: { ...asked, car_destination: '2' } });
    expect(refused.codes).toEqual(['car_destination destination_unknown', 'driver_age case_field_required']);
    const { data } = await call('rental/request', { body: { ...asked, driver_age: '34' } });
    expect((await read(data)).data).toMatchObject({
      topic: 'car',
      details: { car_destination: '7', driver_age: '34' },
    });
    expect((await mails()).filter(({ to }) => to.includes(CAR_PARTNER))).toHaveLength(1);
  });

  test('is not asked of anybody by a form that is refused', async () => {
    expect((await car({ driver_age: '17' })).codes).toEqual(['driver_age driver_age_invalid']);
    expect(await mails()).toEqual([]);
  });

  test('is asked of the partner also by somebody who is written to no more on that day', async () => {
    for (let i = 0; i < 5; i += 1) await open({ message: `${i}` });
    const once = randomUUID();
    expect((await car({}, once)).data.mailed).toBe(false);
    // Sent again, it is answered alike.
    expect((await car({}, once)).data.mailed).toBe(false);
    const sent = await mails();
    expect(sent.filter(({ to }) => to.includes(CAR_PARTNER))).toHaveLength(1);
    expect(sent).toHaveLength(6);
  });

  test('is not picked up earlier today', async () => {
    const today = dateInZone(fixture.sale.now, CARRIER_ZONE);
    const refused = await car({ pick_up_day: today, pick_up_hour: '00:00' });
    expect(refused.codes).toEqual(['pick_up_hour pick_up_past']);
  });
});

test('nobody reads a case by its number, nor with the link of another', async () => {
  const [mine, other] = [(await open()).data, (await open({ message: 'Another' })).data];
  for (const token of ['', 'forged', other.token])
    expect(await read({ number: mine.number, token })).toMatchObject({ status: 404, codes: ['token link_invalid'] });
  expect((await read({ ...mine, number: '0000-0000' })).codes).toEqual(['token link_invalid']);
  expect((await desk('0000-0000')).codes).toEqual(['number case_not_found']);
});

describe('at the desk', () => {
  test('what is due first comes first, and what is late is said', async () => {
    const privacy = (await open()).data.number;
    const message = (await open({ topic: 'message', details: {}, files: [] })).data.number;
    await database.pool.query(`update traveller_case set due_on = '2020-01-02' where topic = 'privacy'`);
    const listed = (await call('cases/desk', { at: key })).data.cases;
    expect(listed.map(({ number, is_late }) => [number, is_late])).toEqual([
      [privacy, true],
      [message, false],
    ]);
  });

  test('a case is asked, replied to, granted and closed; each letter goes out, each step is in the log', async () => {
    const opened = (await open()).data;
    await mails();
    await box.clear();
    const asked = await act(opened.number, 1, { act: 'ask', text: 'Which trip?' });
    expect(asked.data).toMatchObject({ state: 'waiting', due_on: inWorkingDays(10), version: 2 });
    const replied = await call('cases/reply', {
      body: { number: opened.number, token: opened.token, message: 'All of them', idempotency_key: randomUUID() },
    });
    expect(replied.data).toMatchObject({ state: 'open', due_on: inWorkingDays(20) });
    expect(replied.data.entries.map(({ text }) => text).slice(1)).toEqual(['Which trip?', 'All of them']);
    const granted = await act(opened.number, 3, { act: 'grant', text: 'Yes.\n\nHere it is.' });
    expect(granted.data).toMatchObject({ state: 'answered', due_on: inWorkingDays(15) });
    const closed = await act(opened.number, 4, { act: 'close', text: 'sent by post' });
    expect(closed.data).toMatchObject({ state: 'closed', due_on: null });
    const words = (await mails()).map(({ text }) => /Which trip|Here it is|by post/.exec(text)?.[0]);
    expect(words.toSorted()).toEqual(['Here it is', 'Which trip']);
    expect((await read(opened)).data.entries.map(({ text }) => text)).not.toContain('sent by post');
    expect(
      (await call('cases/reply', { body: { ...opened, message: 'More', idempotency_key: randomUUID() } })).codes,
    ).toEqual(['case_closed']);
    const { rows } = await database.pool.query(
      `select actor, action, role, note from audit_log where action like 'case.%' order by at`,
    );
    expect(rows).toEqual(
      ['ask', 'grant', 'close'].map((one) => ({
        actor: 'Rosa',
        action: `case.${one}`,
        role: 'callcentre',
        note: opened.number,
      })),
    );
  });

  test('what is asked for later, as another identification, comes with a reply and only once', async () => {
    const opened = (await open()).data;
    await act(opened.number, 1, { act: 'ask', text: 'Please send the other side' });
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
    const sent = {
      number: opened.number,
      token: opened.token,
      message: 'Here it is',
      files: [{ name: 'back.jpeg', content: png.toString('base64') }],
      idempotency_key: randomUUID(),
    };
    const replied = await call('cases/reply', { body: sent });
    expect(replied.data).toMatchObject({ state: 'open', files: ['my-id.pdf', 'back.png'] });
    expect((await call('cases/reply', { body: sent })).data).toMatchObject({ files: ['my-id.pdf', 'back.png'] });
    expect((await desk(opened.number)).data).toMatchObject({
      files: [{ position: 1 }, { position: 2, name: 'back.png', bytes: png.length }],
    });
    const { data: file } = await call(`cases/desk/file?number=${opened.number}&position=2`, { at: key });
    expect(file).toMatchObject({ content: png.toString('base64'), filename: 'back.png', type: 'image/png' });
  });

  test('a reply takes no other kinds of files, and a case no more than nine', async () => {
    const { number, token } = (await open()).data;
    const reply = (contents: readonly Buffer[], key: string = randomUUID()) =>
      call('cases/reply', {
        body: {
          number,
          token,
          message: 'More',
          files: contents.map((content, i) => ({ name: `${i}.pdf`, content: content.toString('base64') })),
          idempotency_key: key,
        },
      });
    expect((await reply([Buffer.from('<html>')])).codes).toEqual(['files case_file_kind']);
    expect((await reply(Array(4).fill(PDF))).codes).toEqual(['files case_files_too_many']);
    for (const many of [3, 3]) expect((await reply(Array(many).fill(PDF))).status).toBe(200);
    expect((await reply(Array(3).fill(PDF))).codes).toEqual(['files case_files_too_many']);
    const last = randomUUID();
    expect((await reply([PDF, PDF], last)).data).toMatchObject({ files: { length: 9 } });
    expect((await reply([])).status).toBe(200);
    // The answer to a reply was lost, and it is sent again: also after staff closed the case.
    expect((await reply([PDF, PDF], last)).data).toMatchObject({ files: { length: 9 } });
    const { version } = (await desk(number)).data;
    expect((await act(number, version, { act: 'close' })).status).toBe(200);
    expect((await reply([PDF, PDF], last)).data).toMatchObject({ state: 'closed', files: { length: 9 } });
  });

  test('the same answer sent twice is one, and two people never answer over each other', async () => {
    const { number } = (await open()).data;
    const idempotency_key = randomUUID();
    const answer = { act: 'answer', text: 'Done', idempotency_key };
    const both = await Promise.all([act(number, 1, answer), act(number, 1, answer)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await act(number, 1, { act: 'answer', text: 'Over it' })).codes).toEqual(['case_changed']);
    expect((await desk(number)).data.entries.map(({ text }) => text).slice(1)).toEqual(['Done']);
    expect((await mails()).filter(({ subject }) => subject.startsWith('About'))).toHaveLength(1);
  });

  test('an answer without words is none', async () => {
    const { number } = (await open()).data;
    expect((await act(number, 1, { act: 'answer' })).codes).toEqual(['message case_field_required']);
  });

  test('a file is saved under a harmless name and never shown', async () => {
    const { number } = (await open()).data;
    const path = `${site.origin}/api/operation/cases/desk/file?number=${number}&position=1&download=true`;
    const file = await fetch(path, { headers: { 'x-operator-key': key } });
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="my-id.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true);
    expect((await fetch(path)).status).toBe(401);
  });
});
