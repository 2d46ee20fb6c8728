import { processLog } from '#adapters/log/process-log.ts';
import { tellUncaught } from '#adapters/log/tell-uncaught.ts';

// Fails with an uncaught error, thrown or rejected as the argument says.
if (process.argv[3] !== 'untold') tellUncaught(processLog('program').problem);
const problem = Object.assign(new Error('duplicate key value'), {
  code: '23505',
  detail: 'Key (email)=(canary7731@x.mx) already exists.',
});
setTimeout(() => {
  if (process.argv[2] === 'thrown') throw problem;
  void Promise.reject(problem);
});
setInterval(() => undefined, 1_000);
