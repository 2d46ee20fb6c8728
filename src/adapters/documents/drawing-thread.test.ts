import { expect, test } from 'vitest';
import { drawPdf } from '#adapters/documents/drawing-thread.ts';

test('a drawing that fails says why', async () => {
  await expect(drawPdf('tickets', { sheet: undefined as never, sign: '' })).rejects.toThrow(TypeError);
});
