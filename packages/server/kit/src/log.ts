import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

type Failure = Error & { code?: unknown; cause?: unknown }

/**
 * The part of an error that helps to find its cause. The database driver attaches the query's values, the row in
 * question, and the connection itself to its errors.
 */
const failure = ({ name, message, code, stack, cause }: Failure): Record<string, unknown> => ({
  type: name,
  message,
  ...(code !== undefined && { code }),
  stack,
  ...(cause instanceof Error && { cause: failure(cause) }),
})

/** JSON lines, or lines for people; never anything secret. */
export function openLog(
  { logLevel, logPretty }: Pick<Config, 'logLevel' | 'logPretty'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    serializers: { err: failure },
    redact: ['req.headers.cookie', 'req.headers.authorization'],
  }
  if (destination) return pino(options, destination)
  return pino({
    ...options,
    ...(logPretty && {
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
    }),
  })
}
