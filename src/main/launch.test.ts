import { describe, expect, test } from 'vitest';
import { launchOf } from '#main/launch.ts';

const PROGRAM = '/site/program.js';
const started = { execArgv: ['--import', './hook.ts'], argv: ['node', 'start.ts', '--loud'], env: { HOST: 'here' } };

describe('a site is begun again', () => {
  test('with limits of memory, what was given to Node before, its program and what was given to that', () => {
    const { args, env } = launchOf(started, PROGRAM);
    expect(args).toEqual(['--max-semi-space-size=8', '--import', './hook.ts', PROGRAM, '--loud']);
    expect(env).toEqual({ HOST: 'here', MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: expect.stringMatching(/site$/) });
  });

  test.each([
    ['on the command line', { ...started, execArgv: ['--max-semi-space-size=64'] }],
    ['in the environment', { ...started, env: { NODE_OPTIONS: '--enable-source-maps --max-semi-space-size=64' } }],
  ])('with the limit that was given %s', (_, given) => {
    expect(launchOf(given, PROGRAM).args.join(' ')).not.toContain('semi-space-size=8');
  });

  test('with the arenas and the cache that were given', () => {
    const env = { MALLOC_ARENA_MAX: '4', NODE_COMPILE_CACHE: '/elsewhere' };
    expect(launchOf({ ...started, env }, PROGRAM).env).toEqual(env);
  });
});
