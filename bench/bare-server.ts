// A minimal Node HTTP server: looks the path up and writes bytes. Runs as a separate process that gets its answers from
// its parent.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Path with query -> body. */
export type Answers = Readonly<Record<string, string>>;

process.once('message', (answers: Answers) => {
  const bodies = new Map(Object.entries(answers).map(([path, body]) => [path, Buffer.from(body)]));
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '');
    if (!body) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
      .end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
