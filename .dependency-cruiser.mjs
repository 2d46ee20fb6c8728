// The house as a check: floors import downwards only, adapters apart from each other. The order of rooms is in `scripts/rooms.ts`.
// `tests` and `testing` folders may look anywhere.
const floor = (name) => `^src/${name}/`;
const TESTS = '\\.(int\\.)?test\\.tsx?$|(^|/)testing/';
const PACKAGES = '(^|/)node_modules/';

/** Floor -> what it may import, besides itself. Packages are named apart. */
const FLOORS = {
  kernel: { floors: [], packages: ['temporal-polyfill'] },
  domain: { floors: ['kernel'], packages: [] },
  text: { floors: ['kernel', 'domain'], packages: [] },
  wire: { floors: ['kernel', 'domain'], packages: ['valibot'] },
  app: { floors: ['kernel', 'domain'], packages: [] },
  adapters: { floors: ['kernel', 'domain', 'app'], packages: undefined },
  http: { floors: ['kernel', 'domain', 'text', 'wire', 'app'], packages: undefined },
  ui: { floors: ['kernel', 'text'], packages: ['react', 'react-dom'] },
  web: {
    floors: ['kernel', 'domain', 'text', 'wire', 'ui'],
    packages: ['react', 'react-dom', 'valibot', 'qr', 'bwip-js', '@simplewebauthn/browser'],
  },
};

const only = (allowed) => allowed.map((name) => `${PACKAGES}${name}/`).join('|');

const floorRules = Object.entries(FLOORS).flatMap(([name, { floors, packages }]) => {
  const rules = [
    {
      name: `floor-${name}`,
      comment: `${name} imports ${floors.join(', ') || 'nothing'} of ours`,
      severity: 'error',
      from: { path: floor(name), pathNot: TESTS },
      to: { path: '^(src|stand-ins|e2e|bench|scripts|db)/', pathNot: [name, ...floors].map(floor).join('|') },
    },
  ];
  if (packages) {
    rules.push({
      name: `packages-${name}`,
      comment: `${name} takes only ${packages.join(', ') || 'no'} packages, and nothing of Node`,
      severity: 'error',
      from: { path: floor(name), pathNot: TESTS },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'core'],
        ...(packages.length ? { pathNot: only(packages) } : {}),
      },
    });
  }
  return rules;
});

const adapterRule = {
  name: 'adapters-apart',
  // docs/decisions/0020: what every provider is called through is no adapter.
  comment: 'one adapter does not know another',
  severity: 'error',
  from: { path: '^src/adapters/([^/]+)/', pathNot: TESTS },
  to: { path: '^src/adapters/', pathNot: '^src/adapters/($1|providers)/' },
};

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphan-floor',
      comment: 'every file stands on a floor',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(kernel|domain|text|wire|app|adapters|http|ui|web|main)/' },
      to: {},
    },
    {
      name: 'temporal-in-one-place',
      severity: 'error',
      from: { path: '^src/kernel/', pathNot: `${TESTS}|^src/kernel/zoned\\.ts$` },
      to: { path: `${PACKAGES}temporal-polyfill/` },
    },
    {
      name: 'stand-ins-apart',
      comment: 'stand-ins share no code with the server',
      severity: 'error',
      from: { path: '^stand-ins/', pathNot: TESTS },
      to: { path: '^src/' },
    },
    {
      name: 'server-knows-no-stand-in',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '^stand-ins/' },
    },
    { name: 'no-test-in-product', severity: 'error', from: { path: '^src/', pathNot: TESTS }, to: { path: TESTS } },
    { name: 'not-resolvable', severity: 'error', from: { path: '^(src|stand-ins)/' }, to: { couldNotResolve: true } },
    ...floorRules,
    adapterRule,
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    includeOnly: undefined,
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
