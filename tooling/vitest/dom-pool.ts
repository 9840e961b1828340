/**
 * Each file has a document of its own, in a process that has read its modules before: half the work of a process
 * for each. Threads cannot have the time zone that a test sets.
 * A test's code runs for seconds: V8's optimizing compiler takes more time than it gives back.
 */
export const domPool = {
  pool: 'vmForks' as const,
  vmMemoryLimit: '1500MB',
  execArgv: ['--no-turbofan'],
}
