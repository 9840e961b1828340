import { type Config, readConfig } from '@seriba/server-kit/config'
import { wordsOf } from '@seriba/server-kit/words-of'
import { type Database, openDatabase } from '../lib/database.ts'

export type CommandContext = Database & { config: Config }

/** Runs a command's work over the database that the server uses, which may be running beside it. */
export async function withDatabase<T>(work: (context: CommandContext) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  try {
    return await work({ ...database, config })
  } finally {
    await database.close()
  }
}

/** Ends the process as its operator expects: a sentence for their own mistakes, a trace for ours. */
export function answerFailure(error: unknown) {
  console.error(wordsOf(error))
  process.exitCode = 1
}
