import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The addresses of a site's simulated channels. */
export const playedChannels = async (dataDir: string) =>
  JSON.parse(await readFile(join(dataDir, 'played-channels.json'), 'utf8')) as {
    readonly push: string;
    readonly messages: string;
  };

interface SentMessage {
  readonly to: string;
  readonly body: string;
}

/** Every SMS and WhatsApp message of a site, newest last. */
export async function sentMessages(dataDir: string): Promise<readonly SentMessage[]> {
  const { messages } = await playedChannels(dataDir);
  return (await (await fetch(`${messages}/_control/messages`)).json()) as readonly SentMessage[];
}
