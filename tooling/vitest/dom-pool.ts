/**
 * The files of a process share its document and its libraries: React and jsdom are compiled and made fast once, not
 * for each file. `test/kept-document.ts` empties the document between files and has our own modules read anew.
 * Processes, not threads: those cannot have the time zone that a test sets.
 */
export const domPool = { pool: 'forks', isolate: false } as const
