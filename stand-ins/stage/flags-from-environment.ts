/**
 * Loaded before a stand-in's own program: flags from the environment, which only its own user can read. They contain
 * keys, and a command line can be read by every user of the machine.
 */
process.argv.push(...(JSON.parse(process.env['STAND_IN_FLAGS'] ?? '[]') as string[]));
