/**
 * Classes and codes of PostgreSQL that speak of the connection or the server, not of the statement. A server that
 * takes no writes (25006) is one that is not, or no longer, the database.
 */
const sqlStates = /^(08...|57P0[1235]|25006|25P03|53300)$/

const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
])

/** The driver and the query builder have no codes for what they say themselves. */
const messages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Postgres connection has been discarded)/

/**
 * Whether the database could not be reached, or was lost on the way. What was asked of it may have been done: a
 * commit can be lost with its answer, or only its answer.
 */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A refused connection is several errors, one for each address of the host.
  if (error instanceof AggregateError) return error.errors.some(isLostConnection)
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (sqlStates.test(code) || systemCodes.has(code))) return true
  return messages.test(error.message)
}
