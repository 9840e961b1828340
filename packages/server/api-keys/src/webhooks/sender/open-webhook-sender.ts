import { coalesceRuns } from '@seriba/server-kit/coalesce-runs'
import type { Db } from '@seriba/server-kit/db'
import type { FastifyBaseLogger } from 'fastify'
import { claimDeliveries, dueEndpoints } from './claim-deliveries.ts'
import { recordOutcome } from './record-outcome.ts'
import { type Sending, sendRequest } from './send-request.ts'

type SenderOptions = Sending & {
  db: Db
  publicUrl: string | undefined
  log: Pick<FastifyBaseLogger, 'error'>
  now?: () => Date
  /** How often to look for due deliveries, in ms; without it, only when `send` is called. */
  sweepEvery?: number
}

type WebhookSender = {
  /** Sends what is due now; resolves once nothing is due here. Other processes may still be busy with theirs. */
  send(): Promise<void>
  /** Starts nothing more, and waits for requests in progress. */
  stop(): Promise<void>
}

/** Simultaneous requests to one address, by one process. */
const atOnce = 5

/**
 * Sends events to dealers' programs. Each address has its own queue, so that a slow one does not hold up the others;
 * several processes share the work, and each delivery is claimed by one of them.
 */
export function openWebhookSender(options: SenderOptions): WebhookSender {
  const { db, log, sweepEvery } = options
  const lines = new Map<number, () => Promise<void>>()
  const underWay = new Set<Promise<void>>()
  let stopped = false

  async function sendTo(endpointId: number) {
    while (!stopped) {
      const claimed = await claimDeliveries(db, endpointId, atOnce)
      if (claimed.length === 0) return
      await Promise.all(
        claimed.map(async (delivery) =>
          recordOutcome(options, delivery, await sendRequest(delivery, options)),
        ),
      )
    }
  }

  /** If its queue is already running, the address is checked once more afterwards. */
  function open(endpointId: number): Promise<void> {
    const line = lines.get(endpointId) ?? coalesceRuns(() => sendTo(endpointId))
    lines.set(endpointId, line)
    const run = line()
      // An outcome that could not be recorded makes its delivery due again when the lease ends.
      .catch((error) => log.error({ err: error, endpointId }, 'webhooks are delayed: they could not be sent'))
      .finally(() => underWay.delete(run))
    underWay.add(run)
    return run
  }

  async function send() {
    if (stopped) return
    await Promise.all((await dueEndpoints(db)).map(open))
  }

  const sweep =
    sweepEvery === undefined
      ? undefined
      : setInterval(() => {
          send().catch((error) => log.error({ err: error }, 'webhooks are delayed: they could not be read'))
        }, sweepEvery)
  return {
    send,
    async stop() {
      stopped = true
      clearInterval(sweep)
      await Promise.all(underWay)
    },
  }
}
