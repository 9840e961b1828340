import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

type Failure = Error & { code?: unknown; cause?: unknown }

/**
 * Of a failure only what helps to find it. The database driver hangs the query's values, the row in
 * question and the connection itself on its errors.
 */
const failure = ({ name, message, code, stack, cause }: Failure): Record<string, unknown> => ({
  type: name,
  message,
  ...(code !== undefined && { code }),
  stack,
  ...(cause instanceof Error && { cause: failure(cause) }),
})

/** JSON lines, or lines for eyes; never what is secret. */
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
