import { enableCompileCache } from 'node:module';
import { BUILT_PROGRAM, isCurrent } from '#main/built-program.ts';

// More than a thousand modules load one by one take longer than all else of a start. Compiled code is kept for the next one.
enableCompileCache(new URL('../../node_modules/.cache/site', import.meta.url).pathname);
await import(isCurrent() ? new URL('program.js', BUILT_PROGRAM).href : '#main/program.ts');
