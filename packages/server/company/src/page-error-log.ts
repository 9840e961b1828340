import type { FastifyBaseLogger } from 'fastify'

const minuteMs = 60_000
const mostAMinute = 100

/**
 * Logs what browsers report, up to a hundred a minute: anybody can send reports, and strangers must not be able to
 * fill a log. The number left out is logged once the minute is over and another report comes.
 */
export function pageErrorLog(log: Pick<FastifyBaseLogger, 'warn'>, now = () => performance.now()) {
  let began = Number.NEGATIVE_INFINITY
  let seen = 0
  return (facts: { pageError: unknown; userId?: number }) => {
    if (now() - began >= minuteMs) {
      if (seen > mostAMinute)
        log.warn({ leftOut: seen - mostAMinute }, 'more pages failed in browsers than are logged')
      began = now()
      seen = 0
    }
    seen += 1
    if (seen <= mostAMinute) log.warn(facts, 'a page failed in a browser')
  }
}
