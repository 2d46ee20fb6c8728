import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';

/** Documents, certificates and schemas of the SAT, for tests. They are not part of the repository. */
const SAT = join(process.env['ANDEN_TEST_MATERIAL'] ?? '../shared/data', 'sat');

export const SCHEMAS = join(SAT, 'schemas');

export const hasMaterial = existsSync(SAT);
if (!hasMaterial)
  process.emitWarning(`SKIPPED: what asks the SAT's own material: none in ${SAT} (set ANDEN_TEST_MATERIAL)`);

/** A test that needs the material. */
export const withMaterial = test.skipIf(!hasMaterial);

export const sample = (path: string): string => readFileSync(join(SAT, 'samples', path), 'utf8');

/** The paths of the samples in a folder, as `sample` takes them; empty without the material. */
export const samplesIn = (folder: string): readonly string[] =>
  hasMaterial
    ? readdirSync(join(SAT, 'samples', folder))
        .filter((name) => name.endsWith('.xml'))
        .map((name) => `${folder}/${name}`)
    : [];

export const certificateFile = (name: string): Buffer => readFileSync(join(SAT, 'certs', name));

export const satFile = (path: string): string => readFileSync(join(SAT, path), 'utf8');
