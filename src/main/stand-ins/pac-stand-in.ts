import { X509Certificate } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PacConfig } from '#main/config/pac-config.ts';
import type { Secrets } from '#main/config/secrets.ts';
import { startStandIn } from '#main/stand-ins/stand-in.ts';

const PROGRAM = new URL('../../../stand-ins/pac/main.ts', import.meta.url).pathname;
const USER = 'anden-costera';

/** The carrier in the stand-in's register. */
const CARRIER: PacConfig['issuer'] = { name: 'AUTOBUSES COSTERA', regime: '624', postalCode: '45580' };

interface StandInPlace {
  readonly dataDir: string;
  readonly secrets: Pick<Secrets, 'pacPassword'>;
  /** A folder with the SAT's schemas, if any. */
  readonly schemas?: string | undefined;
  /** A folder with one of the SAT's test certificates, which is then used for sealing. */
  readonly testCertificates?: string | undefined;
  readonly report: (problem: unknown) => void;
}

/** A local simulation of PAC and SAT: a separate process, which issues the certificate for sealing. */
export async function startPacStandIn({ dataDir, secrets, schemas, testCertificates, report }: StandInPlace) {
  const password = secrets.pacPassword;
  const folder = resolve(dataDir, 'pac');
  const { url, stop } = await startStandIn({
    program: PROGRAM,
    report,
    flags: {
      data: folder,
      user: USER,
      password,
      ...(schemas ? { schemas } : {}),
      ...(testCertificates ? { trust: testCertificates } : {}),
    },
  });
  const sealing = testCertificates ? await testCertificate(testCertificates) : await issuedCertificate(folder);
  const pac: PacConfig = {
    apiUrl: url,
    storeUrl: url,
    statusUrl: `${url}/ConsultaCFDIService.svc`,
    user: USER,
    password,
    ...sealing,
  };
  return { accounts: { pac }, stop };
}

type Sealing = Pick<PacConfig, 'csd' | 'issuer'>;

const issuedCertificate = async (folder: string): Promise<Sealing> => ({
  csd: {
    certificate: join(folder, 'costera.cer'),
    key: join(folder, 'costera.key'),
    password: await readFile(join(folder, 'costera.password'), 'utf8'),
  },
  issuer: CARRIER,
});

const PASSWORD_FILE = /^(.+)\.password\.txt$/;

/** The certificate in the folder that has a password file; the carrier then uses its name. */
async function testCertificate(folder: string): Promise<Sealing> {
  const [name] = (await readdir(folder)).flatMap((file) => PASSWORD_FILE.exec(file)?.[1] ?? []);
  if (name === undefined) throw new Error(`no certificate with a password in ${folder}`);
  const file = (ending: string) => join(folder, `${name}.${ending}`);
  const password = await readFile(file('password.txt'), 'utf8');
  return {
    csd: { certificate: file('cer'), key: file('key'), password: password.trim() },
    issuer: { ...CARRIER, name: registeredName(await readFile(file('cer'))) },
  };
}

const KIND_OF_COMPANY = / S\.?A\.?( DE C\.?V\.?)?$/;

/** The register has names without the company type, which certificates include. */
function registeredName(certificate: Buffer): string {
  const [, name = ''] = /^CN=(.+)$/m.exec(new X509Certificate(certificate).subject) ?? [];
  return name.replace(KIND_OF_COMPANY, '');
}
