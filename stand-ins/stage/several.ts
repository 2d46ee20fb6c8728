/**
 * Several stand-ins in one process, each as if it had been started alone: with flags, ports and a line of its own. The process
 * that started this one says which, one after another.
 */
interface Order {
  readonly program: string;
  readonly args: readonly string[];
}

const [node] = process.argv;
let last: Promise<unknown> = Promise.resolve();

process.on('message', ({ program, args }: Order) => {
  // One at a time: each reads its flags while it is loaded. One that cannot be loaded ends the process.
  last = last.then(() => {
    process.argv = [node!, program, ...args];
    return import(program);
  });
});
