import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { timeoutUnder } from '../stage/testing/timeouts.ts';
import { PROGRAM, startMailbox } from './testing/start.ts';

const SHORT_MS = 400;

let box: Awaited<ReturnType<typeof startMailbox>>;
beforeAll(async () => {
  box = await startMailbox();
});
afterAll(() => box.kill());
beforeEach(async () => {
  await fetch(`${box.url}/_control/clear`, { method: 'POST' });
  await box.faults({});
});

describe('a mail', () => {
  test('is listed, the newest first', async () => {
    await box.write({ subject: 'one' });
    await box.write({ subject: 'two & <three>' });
    expect((await box.mails()).map(({ subject }) => subject)).toEqual(['two & <three>', 'one']);
    const { body } = await box.page('/');
    expect(body.indexOf('two &#38; &#60;three&#62;')).toBeGreaterThan(0);
    expect(body.indexOf('two')).toBeLessThan(body.indexOf('>one<'));
  });

  test('is shown as HTML in a frame that can do nothing, as text, and with its files', async () => {
    const html =
      '<html><head></head><body><script>alert(1)</script><a href="https://anden.example/">go</a></body></html>';
    const content = Buffer.from([0, 1, 2, 253, 254, 255]);
    await box.write({ html, attachments: [{ filename: 'boleto á.pdf', content }] });
    const { id } = (await box.mails())[0]!;
    const page = await box.page(`/mails/${id}`);
    expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const framed = await box.page(`/mails/${id}/html`);
    expect(framed.headers.get('content-security-policy')).toMatch(/sandbox allow-popups(?!.*allow-scripts)/);
    expect(framed.body).toContain('<base target="_blank">');
    const file = await fetch(`${box.url}/mails/${id}/files/0`);
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''boleto%20%C3%A1.pdf");
    expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
    expect((await box.page(`/mails/${id}/raw`)).body).toContain('Subject: =?UTF-8?');
  });

  test.each(['/mails/999', '/mails/1/nothing', '/mails/x/html', '/elsewhere'])('is not at %s', async (path) => {
    expect((await box.page(path)).status).toBe(404);
  });
});

describe('what goes wrong', () => {
  test.each([
    ['refuse', 550, 0],
    ['later', 451, 0],
    ['down', 421, 0],
    ['hang', 'ETIMEDOUT', 0],
    ['hang-after', 'ETIMEDOUT', 1],
    ['reset', 'ECONNECTION', 0],
    ['reset-after', 'ECONNECTION', 1],
  ])('%s ends in %s and keeps %i', async (fault, outcome, kept) => {
    await box.faults({ next: [fault] });
    expect(await box.outcome(timeoutUnder(fault, SHORT_MS))).toBe(outcome);
    await expect.poll(box.mails).toHaveLength(kept);
    expect(await box.outcome()).toBe(250);
  });

  test('goes on as long as it is always so', async () => {
    await box.faults({ next: ['refuse'], always: 'later' });
    expect([await box.outcome(), await box.outcome(), await box.outcome()]).toEqual([550, 451, 451]);
  });

  test.each([[{ next: ['explode'] }], [{ always: 'sometimes' }], ['refuse'], [{ next: 'refuse' }]])(
    '%j cannot be switched on',
    async (asked) => {
      expect(await box.faults(asked)).toBe(400);
    },
  );
});

describe('nobody else', () => {
  test('reads the mails under another name of this machine', async () => {
    const status = await new Promise((resolve) => {
      request(box.url, { headers: { host: 'evil.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    expect(status).toBe(403);
  });

  test('switches faults on from a page', async () => {
    const init = { method: 'POST', body: '{}', headers: { origin: 'https://evil.example' } };
    expect((await fetch(`${box.url}/_control/faults`, init)).status).toBe(403);
  });
});

describe('the process', () => {
  test('has after a kill -9 every mail it took, and forgets a file cut short', async () => {
    const first = await startMailbox();
    await first.write({ subject: 'kept' });
    await first.kill('SIGKILL');
    writeFileSync(join(first.data, '000002.mail'), '{"from":"a@exam');
    const second = await startMailbox(first.data);
    await second.write({ subject: 'later' });
    expect((await second.mails()).map(({ subject }) => subject)).toEqual(['later', 'kept']);
    await second.kill();
  });

  test('ends with the process that started it', async () => {
    const orphan = await startMailbox();
    await orphan.orphan();
    await expect(fetch(orphan.url)).rejects.toThrow();
  });

  test.each([
    ['in production', ['--data', 'd'], { ANDEN_ENV: 'production' }, 'does not run in production'],
    ['without a folder', [], {}, '--data'],
    ['with a port that is none', ['--data', 'd', '--port', 'x'], {}, '--port'],
    ['with an unknown flag', ['--data', 'd', '--loud'], {}, '--loud'],
  ])('does not start %s', (_, flags, env, complaint) => {
    const clean = { ...process.env, NODE_ENV: 'test', ANDEN_ENV: 'test', ...env };
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM, ...flags], { env: clean, encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, expect.stringContaining(complaint)]);
  });
});
