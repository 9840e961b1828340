import { type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

/** JSON lines, or lines for eyes; never what is secret. */
export const openLog = ({ logLevel, logPretty }: Pick<Config, 'logLevel' | 'logPretty'>): Logger =>
  pino({
    level: logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'err.parameters'],
    ...(logPretty && {
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
    }),
  })
