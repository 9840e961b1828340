import { ConfigurationError } from './configuration-error.ts'
import { isLostConnection } from './lost-connection.ts'

/**
 * What an operator is told about a failure: a sentence if they can fix it; whatever is our own fault keeps its trace.
 */
export function wordsOf(error: unknown): unknown {
  if (error instanceof ConfigurationError) return error.message
  if (isLostConnection(error))
    return 'The connection to the database was lost: check that it is running, and start again.'
  return error
}
