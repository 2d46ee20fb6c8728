import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { databaseUrl } from '#testing/database-url.ts';
import { getPayment, getReservation, postPayment } from '#wire/websale.ts';
import { getPdf } from '#wire/ticket-documents.ts';
import { expect, test } from 'vitest';
import { apiClient } from './testing/api-client.ts';
import { newDataFolder } from './testing/data-folder.ts';
import { bring, right } from './testing/reach-steps.ts';
import { requestSite } from './testing/request-site.ts';
import { savedMails } from './testing/saved-mails.ts';
import { type Site, startSite } from './testing/start-site.ts';

const SESSION_SECRET = 'the same for both processes, and invented';

test('one process sells and another writes the letters', async ({ onTestFinished }) => {
  const server = await startEmbeddedPostgres({ dataDir: await newDataFolder('roles'), log: () => undefined });
  onTestFinished(() => server.stop());
  const startAs = async (role: 'web' | 'worker'): Promise<Site> => {
    const site = await startSite({
      ANDEN_ROLE: role,
      DATABASE_URL: databaseUrl(server.connection),
      SESSION_SECRET,
    });
    onTestFinished(site.stop);
    return site;
  };

  const web = await startAs('web');
  const client = await apiClient(web.url);
  const code = await bring(client, 4);
  const { total } = right(await client.call(getPayment, { query: { code } }));
  right(await client.call(postPayment, { body: { code, method: 'cash', idempotency_key: 'web-and-worker', total } }));
  expect(right(await client.call(getReservation, { query: { code } })).reservation.code).toBe(code);
  expect(right(await client.call(getPdf, { query: { code, lang: 'es' } })).pdf).toMatch(/^JVBERi0/);

  const worker = await startAs('worker');
  await expect.poll(() => savedMails(code, worker.dataDir)).toHaveLength(1);
  expect(await savedMails(code, web.dataDir)).toHaveLength(0);
  expect((await requestSite(worker.url, '/readyz')).status).toBe(200);
  expect((await requestSite(worker.url, '/')).status).toBe(404);
});
