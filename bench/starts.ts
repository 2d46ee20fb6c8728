// The first start of a site, with a new database and the demo timetable, and its restart: until a list of runs is answered.
import { apiClient } from '../e2e/testing/api-client.ts';
import { newDataFolder } from '../e2e/testing/data-folder.ts';
import { bring } from '../e2e/testing/reach-steps.ts';
import { useRunFolder } from '../e2e/testing/run-folder.ts';
import { startSite } from '../e2e/testing/start-site.ts';
import { median, print, ROUNDS } from './measure.ts';
import { noteGoal } from './record.ts';

useRunFolder();
const times: Record<'first' | 'again', number[]> = { first: [], again: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  const folder = await newDataFolder('starts');
  for (const kind of ['first', 'again'] as const) {
    const began = performance.now();
    const site = await startSite({ ANDEN_DATA_DIR: folder });
    await bring(await apiClient(site.url), 1);
    times[kind].push((performance.now() - began) / 1000);
    await site.stop();
  }
}
print(`starts with their stand-ins, until a run is chosen: medians of ${ROUNDS}`, [
  ['', 'seconds'],
  ['first: cluster, migrations, timetable', median(times.first).toFixed(2)],
  ['again', median(times.again).toFixed(2)],
]);
await noteGoal('start-first', median(times.first));
await noteGoal('start-again', median(times.again));
