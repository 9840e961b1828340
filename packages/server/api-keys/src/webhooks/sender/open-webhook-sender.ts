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
  /** How often to look for what is due again, in ms; left out, only when it is said. */
  sweepEvery?: number
}

type WebhookSender = {
  /** Sends what is due by now; done once nothing is, here. Other processes may still be at theirs. */
  send(): Promise<void>
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>
}

/** Requests to one address at the same time, by one process. */
const atOnce = 5

/**
 * Sends events to programs of dealers. Each address has a line of its own, so that one that is slow keeps no other
 * waiting; several processes share the work, and each delivery is taken by one of them.
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

  /** Asked while its line is at work, an address is looked at once more. */
  function open(endpointId: number): Promise<void> {
    const line = lines.get(endpointId) ?? coalesceRuns(() => sendTo(endpointId))
    lines.set(endpointId, line)
    const run = line()
      // What could not be written down is due again when its lease is over.
      .catch((error) => log.error({ err: error, endpointId }, 'webhooks wait: they could not be sent'))
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
          send().catch((error) => log.error({ err: error }, 'webhooks wait: nobody could look at them'))
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
