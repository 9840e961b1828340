/**
 * Each file has a document of its own, in a process that has read its modules before: half the work of a process
 * for each. Threads cannot have the time zone that a test sets.
 */
export const domPool = { pool: 'vmForks', vmMemoryLimit: '1500MB' } as const
