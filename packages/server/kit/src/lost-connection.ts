/**
 * PostgreSQL's classes and codes about the connection or the server rather than the statement. A server that accepts
 * no writes (25006) is not, or is no longer, the database.
 */
const sqlStates = /^(08...|57P0[1235]|25006|25P03|53300)$/

const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
])

/** The driver and the query builder have no codes for their own errors. */
const messages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Postgres connection has been discarded)/

/**
 * Whether the database could not be reached, or was lost on the way. The request may have been carried out: either a
 * commit or just its answer can be lost.
 */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A refused connection is several errors, one for each address of the host.
  if (error instanceof AggregateError) return error.errors.some(isLostConnection)
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (sqlStates.test(code) || systemCodes.has(code))) return true
  return messages.test(error.message)
}
