import { verify, X509Certificate } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openCsd } from '#adapters/cfdi/csd.ts';
import { readXml } from '#adapters/cfdi/read-xml.ts';
import { openSchema } from '#adapters/cfdi/schema.ts';
import { createSealer } from '#adapters/cfdi/sealer.ts';
import { type Generated, generated, ISSUER } from '#adapters/cfdi/testing/generated-sales.ts';
import { hasXmllint, hasXsltproc, judgedByXmllint, originalStringsByXsltproc } from '#adapters/cfdi/testing/judges.ts';
import { certificateFile, hasMaterial } from '#adapters/cfdi/testing/material.ts';
import { brokenRules } from '#adapters/cfdi/testing/sat-rules.ts';
import { testCsd } from '#adapters/cfdi/testing/test-csd.ts';
import type { SealedCfdi } from '#app/invoicing/ports.ts';
import { zone } from '#kernel/instant.ts';
import { decimalString } from '#kernel/money.ts';

const DOCUMENTS = 1200;
/** Generous, for a machine that is busy. */
const TIMEOUTS = 60_000;

/** Uses the SAT's test certificate when available, so that the SAT's validators see it too. */
function csdOfIssuer() {
  if (!hasMaterial) return testCsd({ rfc: ISSUER.rfc });
  const [certificate, key] = [certificateFile('EKU9003173C9.cer'), certificateFile('EKU9003173C9.key')];
  const opened = openCsd({ certificate, key, password: '12345678a' });
  return opened.ok ? opened.value : undefined;
}

const sealer = createSealer({ csd: csdOfIssuer(), schema: openSchema(), zone: zone('America/Mexico_City') });

function sealed({ cfdi }: Generated): SealedCfdi {
  const result = sealer.seal(cfdi);
  if (!result.ok) throw new Error(`${result.code}: ${result.problem}`);
  return result.value;
}

test(
  `whatever is sold, ${DOCUMENTS} times: our schema accepts it, its sums are the SAT's, its total is the charge`,
  () => {
    fc.assert(
      fc.property(generated, (sale) => {
        const { xml, total } = sealed(sale);
        const root = readXml(xml)!;
        expect(brokenRules(root)).toEqual([]);
        expect(total).toBe(sale.charged);
        expect(root.attributes.get('Total')).toBe(decimalString(sale.charged));
      }),
      { numRuns: DOCUMENTS },
    );
  },
  TIMEOUTS,
);

describe.skipIf(!hasMaterial)(`${DOCUMENTS} documents before the judges of the SAT`, () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const documents = hasMaterial ? fc.sample(generated, { numRuns: DOCUMENTS, seed }).map(sealed) : [];
  const texts = documents.map(({ xml }) => xml);

  test.skipIf(!hasXmllint)(
    `xmllint accepts each (seed ${seed})`,
    () => {
      expect(judgedByXmllint(texts)).toEqual([]);
    },
    TIMEOUTS,
  );

  test.skipIf(!hasXsltproc)(
    `their original strings are those of the SAT's stylesheet (seed ${seed})`,
    () => {
      const judged = originalStringsByXsltproc(texts);
      expect(judged).toHaveLength(DOCUMENTS);
      for (const [index, { originalString }] of documents.entries()) expect(judged[index]).toBe(originalString);
    },
    TIMEOUTS,
  );

  test(`their seals are good (seed ${seed})`, () => {
    const { publicKey } = new X509Certificate(certificateFile('EKU9003173C9.cer'));
    for (const { xml, originalString } of documents) {
      const seal = Buffer.from(readXml(xml)?.attributes.get('Sello') ?? '', 'base64');
      expect(verify('sha256', Buffer.from(originalString), publicKey, seal)).toBe(true);
    }
  });
});
