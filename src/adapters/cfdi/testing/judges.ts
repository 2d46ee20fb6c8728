import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SCHEMAS } from '#adapters/cfdi/testing/material.ts';

const CFD = join(resolve(SCHEMAS), 'www.sat.gob.mx/sitio_internet/cfd');

const isThere = (program: string): boolean => {
  const found = spawnSync(program, ['--version']).status === 0;
  if (!found) process.emitWarning(`SKIPPED: what asks ${program}: it is not installed`);
  return found;
};

export const hasXmllint = isThere('xmllint');
export const hasXsltproc = isThere('xsltproc');

/** xmllint's errors for all documents, against the SAT's schemas; empty when it accepts them. */
export const judgedByXmllint = (documents: readonly string[]): readonly string[] =>
  inFolder(documents, (folder, files) => {
    const schema = join(CFD, 'cfdi40-con-tfd.xsd');
    const judged = spawnSync('xmllint', ['--nonet', '--noout', '--schema', schema, ...files], judging(folder));
    const accepted = judged.stderr.split('\n').filter((line) => line.endsWith(' validates')).length;
    const complaints = judged.stderr.split('\n').filter((line) => line !== '' && !line.endsWith(' validates'));
    return judged.status === 0 && accepted === documents.length ? [] : [`status ${judged.status}`, ...complaints];
  });

/** One stylesheet that applies the SAT's to each document of a list: one process per document would take minutes. */
const EACH = `<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:import href="${join(CFD, '4/cadenaoriginal_4_0/cadenaoriginal_4_0.xslt')}"/>
  <xsl:output method="text" encoding="UTF-8"/>
  <xsl:template match="/">
    <xsl:choose>
      <xsl:when test="documents"><xsl:for-each select="documents/document">
        <xsl:apply-templates select="document(@href)"/><xsl:text>&#10;</xsl:text>
      </xsl:for-each></xsl:when>
      <xsl:otherwise><xsl:apply-imports/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>`;

/** The original string of each document, by the SAT's stylesheet. */
export const originalStringsByXsltproc = (documents: readonly string[]): readonly string[] =>
  inFolder(documents, (folder, files) => {
    writeFileSync(join(folder, 'each.xslt'), EACH);
    const list = files.map((file) => `<document href="${file}"/>`);
    writeFileSync(join(folder, 'list.xml'), `<documents>${list.join('')}</documents>`);
    const { stdout } = spawnSync('xsltproc', ['--nonet', 'each.xslt', 'list.xml'], judging(folder));
    return stdout.trimEnd().split('\n');
  });

const judging = (cwd: string) => ({ cwd, encoding: 'utf8', maxBuffer: 1 << 28 }) as const;

function inFolder<T>(documents: readonly string[], work: (folder: string, files: readonly string[]) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'anden-cfdi-'));
  try {
    const files = documents.map((_, index) => `${index}.xml`);
    documents.forEach((xml, index) => writeFileSync(join(folder, files[index]!), xml));
    return work(folder, files);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
