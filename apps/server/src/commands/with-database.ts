import { type Config, readConfig } from '@seriba/server-kit/config'
import { wordsOf } from '@seriba/server-kit/words-of'
import { type Database, openDatabase } from '../lib/database.ts'

export type CommandContext = Database & { config: Config }

/** Runs a command on the server's database; the server may be running at the same time. */
export async function withDatabase<T>(work: (context: CommandContext) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  try {
    return await work({ ...database, config })
  } finally {
    await database.close()
  }
}

/** Ends the process the way its operator expects: a sentence for their own mistakes, a stack trace for ours. */
export function reportFailure(error: unknown) {
  console.error(wordsOf(error))
  process.exitCode = 1
}
