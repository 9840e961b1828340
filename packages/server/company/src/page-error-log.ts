import type { FastifyBaseLogger } from 'fastify'

const minuteMs = 60_000
const mostAMinute = 100

/**
 * Writes what browsers report, up to a hundred a minute: anybody can send them, and a log is not to be filled by
 * strangers. How many were left out stands there when the minute is over and another one comes.
 */
export function pageErrorLog(log: Pick<FastifyBaseLogger, 'warn'>, now = () => performance.now()) {
  let began = Number.NEGATIVE_INFINITY
  let seen = 0
  return (facts: { pageError: unknown; userId?: number }) => {
    if (now() - began >= minuteMs) {
      if (seen > mostAMinute)
        log.warn({ leftOut: seen - mostAMinute }, 'more pages failed in browsers than are written down')
      began = now()
      seen = 0
    }
    seen += 1
    if (seen <= mostAMinute) log.warn(facts, 'a page failed in a browser')
  }
}
