// A run, with a site if its argument is "site": prints its folder, and waits to be killed.
import { useRunFolder } from './run-folder.ts';
import { startSite } from './start-site.ts';

const folder = useRunFolder();
const site = process.argv[2] === 'site' ? await startSite() : undefined;
console.log(JSON.stringify({ folder, dataDir: site?.dataDir, site: site?.process.pid }));
setInterval(() => undefined, 1_000);
