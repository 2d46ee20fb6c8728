// The house rules that can be executed: imports between floors and rooms, pure floors, file sizes, no barrels,
// nothing unfinished and no path of anyone's machine.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

const MAX_LINES = 400;
const faults = [];

await checkImports();
for (const file of tracked()) checkFile(file, readFileSync(file, 'utf8'));
report();

async function checkImports() {
  const { output } = await cruise(['src', 'stand-ins'].filter(existsSync), {
    ...config.options,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
  });
  // With a parser that cannot read TypeScript the tool cruises nothing and reports success: that must fail.
  if (output.summary.totalCruised < 20)
    faults.push(`only ${output.summary.totalCruised} modules were read: the import check did not work`);
  for (const { rule, from, to } of output.summary.violations) faults.push(`${from}: imports ${to} (${rule.name})`);
  console.log(`house: ${output.summary.totalCruised} modules, ${output.summary.totalDependenciesCruised} imports read`);
}

function tracked() {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return list.split('\n').filter((file) => /\.(ts|tsx|mjs|js|css|sql|md|sh)$|^\.ci\//.test(file) && exists(file));
}

function exists(file) {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}

function checkFile(file, text) {
  const code = /\.(ts|tsx|mjs|js)$/.test(file);
  const self = file === 'scripts/check-house.mjs';
  const lines = text.split('\n').length;
  if (code && lines > MAX_LINES) faults.push(`${file}: ${lines} lines, over ${MAX_LINES}: probably two ideas`);
  if (/(^|\/)index\.tsx?$/.test(file) && file.startsWith('src/')) faults.push(`${file}: a barrel or a nameless file`);
  if (/(^|\/)(utils|helpers|misc|common)(\.tsx?|\/)/.test(file)) faults.push(`${file}: name the idea`);
  if (self) return;
  if (/(^|[\s"'`(])\/(work|farm)\/|\/tmp\/[a-z]/.test(text)) faults.push(`${file}: a path of one machine`);
  if (!code) return;
  if (/\b(TODO|FIXME|XXX)\b|@ts-ignore|@ts-nocheck|\bas any\b|\.only\(|\bxit\(|\bxdescribe\(/.test(text))
    faults.push(`${file}: unfinished or silenced`);
  if (/^export \* from/m.test(text)) faults.push(`${file}: a barrel`);
  if (/^src\/(kernel|domain|app)\//.test(file) && !/\.test\.ts$|\/testing\//.test(file))
    checkPurity(file, withoutComments(text));
}

function checkPurity(file, code) {
  const impure =
    /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.|\bcrypto\.|\bfetch\(|\bsetTimeout\(|\bperformance\.now\(/.exec(
      code,
    );
  if (impure) faults.push(`${file}: a rule reads ${impure[0]} (take it as a parameter)`);
  if (/^src\/(kernel|domain)\//.test(file) && /\basync\b|\bawait\b|Promise</.test(code))
    faults.push(`${file}: a rule waits for something`);
}

function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

function report() {
  if (faults.length === 0) return console.log('house: every rule holds');
  console.error(faults.map((fault) => `house: ${fault}`).join('\n'));
  process.exitCode = 1;
}
