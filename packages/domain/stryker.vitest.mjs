import { defineConfig } from 'vitest/config'

/** One process for all files of a run: a mutant takes a tenth of the time. A time zone is a process's own, not a thread's. */
export default defineConfig({ test: { pool: 'forks', isolate: false } })
