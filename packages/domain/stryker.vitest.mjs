import { defineConfig } from 'vitest/config'

/**
 * One process for all files of a run: a mutant takes a tenth of the time. A time zone belongs to a process, not to a
 * thread.
 */
export default defineConfig({ test: { pool: 'forks', isolate: false } })
