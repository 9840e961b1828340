/**
 * The files in a process share its document and its libraries: React and jsdom are compiled and optimized once, not for
 * each file. `test/kept-document.ts` empties the document between files and has our own modules loaded again.
 * Processes, not threads: those cannot have the time zone that a test sets.
 */
export const domPool = { pool: 'forks', isolate: false } as const
