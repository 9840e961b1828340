import { ConfigurationError } from './configuration-error.ts'
import { isLostConnection } from './lost-connection.ts'

/** What an operator is told of a failure: a sentence where they can put it right; whatever is our own fault keeps its trace. */
export function wordsOf(error: unknown): unknown {
  if (error instanceof ConfigurationError) return error.message
  if (isLostConnection(error))
    return 'The connection to the database was lost: see that it runs, and start again.'
  return error
}
