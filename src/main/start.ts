import { enableCompileCache } from 'node:module';
import { BUILT_PROGRAM, isCurrent } from '#main/built-program.ts';
import { COMPILED, launchOf } from '#main/launch.ts';

const program = (isCurrent() ? new URL('program.js', BUILT_PROGRAM) : new URL('program.ts', import.meta.url)).pathname;
// The same process, begun again: what limits its memory is read before any code.
if (process.execve) {
  const { args, env } = launchOf(process, program);
  process.execve(process.execPath, [process.execPath, ...args], env);
}
enableCompileCache(COMPILED);
await import(program);
