import type { AddressInfo } from 'node:net'
import { twoStepRule } from '@seriba/server-account/two-step/two-step-rule'
import { dispatchAlerts } from '@seriba/server-alerts/dispatch-alerts'
import { registerWebhook } from '@seriba/server-alerts/telegram/webhook.routes'
import { openWebhookSender } from '@seriba/server-api-keys/webhooks/sender/open-webhook-sender'
import { openGateway } from '@seriba/server-bids/gateway/open-gateway'
import { measureSearches } from '@seriba/server-catalogue/measure-searches'
import type { SearchEngine } from '@seriba/server-catalogue/search-engine'
import type { Company } from '@seriba/server-company/company'
import { mailBrandingOf } from '@seriba/server-company/company-mail-branding'
import { openCompany } from '@seriba/server-company/company-store'
import { syncHalls } from '@seriba/server-company/hall-settings'
import { companyOf } from '@seriba/server-demo/company-file'
import { demoCompanyOf } from '@seriba/server-demo/demo-company'
import { coalesceRuns } from '@seriba/server-kit/coalesce-runs'
import type { Config } from '@seriba/server-kit/config'
import { createPool, type Db } from '@seriba/server-kit/db'
import { openFiles } from '@seriba/server-kit/files/files'
import { toListenError } from '@seriba/server-kit/listen-error'
import { listenForNotifications } from '@seriba/server-kit/notification-listener'
import { startRelay } from '@seriba/server-kit/relay'
import type { Replica } from '@seriba/server-kit/replica/replica'
import { openHallNews } from '@seriba/server-lot/hall-news'
import { openLotNews } from '@seriba/server-lot/lot-news'
import { mailSiteOf } from '@seriba/server-searches/send-new-lots'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { tryBucket } from './files/check-files.ts'
import { measureReplica } from './lib/measure-replica.ts'
import { registerMetrics } from './lib/metrics.ts'
import { openSockets } from './lib/socket.ts'
import { watchTimeline } from './lib/watch-timeline.ts'
import { startWorker } from './lib/worker.ts'

export type Runtime = {
  app: FastifyInstance
  port: number
  /** Announces that requests should go elsewhere from now on, and serves those that still arrive. */
  drain(): void
  /** Finishes requests in progress, notifies sockets, and hands jobs back to the queue. */
  stop(): Promise<void>
}

type RuntimeOptions = {
  url: string
  db: Db
  config: Config
  company?: Company
  log: FastifyBaseLogger
  /** Without one, PostgreSQL answers searches. It is stopped with everything else. */
  searchEngine?: SearchEngine | undefined
  /** For reads that may be slightly stale. */
  replica?: Replica | undefined
}

/** In ms. Nobody is looking at a page, so a burst of news is sent together. */
const alertEvery = 250

const unknownHalls = 'the company’s file names halls from which no lots have come: are their names right?'

/** Everything one process runs, on a database that is ready. */
export async function startRuntime({
  url,
  db,
  config,
  log,
  company: file = companyOf(config),
  searchEngine,
  replica,
}: RuntimeOptions): Promise<Runtime> {
  const company = await openCompany({ db, file, log })
  const unknown = await syncHalls(db, file.halls)
  if (unknown.length > 0) log.warn({ halls: unknown }, unknownHalls)
  let draining = false
  let stopped = false
  const app = await buildApp({
    url,
    db,
    config,
    log,
    company,
    searchEngine,
    replica,
    isDraining: () => draining,
  })
  const caches = [app.sessionCache, app.destinationCache]
  const forgetRecent = () => {
    for (const cache of caches) cache.forget()
  }
  const sockets = openSockets(app, {
    db,
    config,
    twoStep: () => twoStepRule({ config, company: company.current }),
  })
  registerMetrics(app, {
    db,
    sockets: sockets.count,
    token: config.metricsToken,
    isPublic: config.publicUrl !== undefined || config.trustProxy !== false,
    more: (register) => {
      if (searchEngine) measureSearches(register, searchEngine)
      if (replica) measureReplica(register, replica)
    },
  })
  // Connections of its own: news must not queue behind a burst of requests.
  const relayPool = createPool({ url, max: 2 })
  const relay = await startRelay({
    pool: relayPool,
    emit: sockets.emit,
    untilFound: replica?.catchUpFirst,
    onError: (error) => log.error({ err: error }, 'events are delayed: the relay could not send them'),
  })
  const notifyLots = openLotNews({
    pool: relayPool,
    sockets,
    untilFound: replica?.catchUpFirst,
    onError: (error) => log.error({ err: error }, 'open pages could not be notified of changed lots'),
  })
  const notifyHalls = openHallNews({
    pool: relayPool,
    sockets,
    untilFound: replica?.catchUpFirst,
    onError: (error) => log.error({ err: error }, 'open pages could not be notified of a hall’s new terms'),
  })
  const lotsChanged = () => {
    searchEngine?.onChangesAnnounced()
    notifyLots()
  }
  const alert = coalesceRuns(async () => {
    if (!stopped) await dispatchAlerts({ db })
  }, alertEvery)
  const dispatchNumberedAlerts = () =>
    void alert().catch((error) =>
      log.error({ err: error }, 'events are delayed: nobody was notified by push or chat'),
    )
  const webhooks = openWebhookSender({
    db,
    log,
    secret: config.cookieSecret,
    privateHosts: config.privateWebhookHosts,
    publicUrl: config.publicUrl,
    ...(config.webhooks && { sweepEvery: 5000 }),
  })
  const sendWebhooks = () =>
    config.webhooks &&
    void webhooks
      .send()
      .catch((error) => log.error({ err: error }, 'webhooks are delayed: they could not be read'))
  const reloadCompany = () =>
    void company
      .reload()
      .catch((error) => log.error({ err: error }, 'the settings of the company could not be reloaded'))
      .finally(forgetRecent)
  const timelineChanged = watchTimeline({ db, changed: sockets.breakAll })
  const listener = await listenForNotifications(
    url,
    {
      heard: (channel, payload) => {
        if (channel === 'accounts') forgetRecent()
        else if (channel === 'sessions') sockets.disconnect(payload)
        else if (channel === 'lot_changes') lotsChanged()
        else if (channel === 'halls') notifyHalls(payload)
        else if (channel === 'company') reloadCompany()
        else if (channel === 'webhooks') sendWebhooks()
        else {
          void relay.send()
          dispatchNumberedAlerts()
        }
      },
      connected: () => {
        for (const cache of caches) cache.listen()
        timelineChanged().catch((error) => log.warn({ err: error }, 'the timeline could not be read'))
        sockets.disconnectClosed().catch((error) => log.warn({ err: error }, 'sessions could not be checked'))
        void relay.send()
        dispatchNumberedAlerts()
        lotsChanged()
        sendWebhooks()
        reloadCompany()
      },
    },
    log,
  )
  const { smtpUrl, mailFrom } = config
  const files = openFiles({ db, config })
  if (files.objects)
    tryBucket(files.objects).catch((error) =>
      log.error({ err: error }, 'files cannot be stored or read with the current settings'),
    )
  const worker = await startWorker({
    url,
    db,
    smtpUrl,
    mailFrom,
    publicUrl: config.publicUrl,
    site: mailSiteOf(config),
    look: mailBrandingOf(company, config.publicUrl),
    company,
    pictures: { ...config, demoCompany: demoCompanyOf(config) },
    files,
    rates: config.rates,
    telegram: config.telegram,
    privatePushHosts: config.privatePushHosts,
    gateway: openGateway(config),
    sources: { secret: config.cookieSecret, privateHosts: config.privateFeedHosts },
    log,
  })

  const stop = async () => {
    // New requests are refused from here on; those in progress may still write events.
    const closing = app.close()
    await sockets.close()
    await closing
    await listener.stop()
    await relay.stop()
    await relayPool.end()
    stopped = true
    await webhooks.stop()
    await worker.stop()
    await searchEngine?.stop()
  }
  registerWebhook({ config, log }).catch((error) => log.warn({ err: error }, 'Telegram could not be reached'))
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await stop().catch(() => {})
    throw toListenError(error as NodeJS.ErrnoException, config)
  }
  const drain = () => {
    draining = true
  }
  return { app, port: (app.server.address() as AddressInfo).port, drain, stop }
}
