import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type LinkRequest, mailLink } from '@seriba/server-account/request-link'
import { alertCancelDeadlines } from '@seriba/server-alerts/alert-cancel-deadlines'
import { alertFavorites } from '@seriba/server-alerts/alert-favorites'
import { pushContact } from '@seriba/server-alerts/push-contact'
import { quietOver } from '@seriba/server-alerts/quiet-over'
import { sendPush } from '@seriba/server-alerts/send-push'
import { sendTelegram } from '@seriba/server-alerts/telegram/send-telegram'
import { closeFinishedBids } from '@seriba/server-bids/close-finished-bids'
import { expireNegotiations } from '@seriba/server-bids/expire-negotiations'
import type { AuctionGateway } from '@seriba/server-bids/gateway/auction-gateway'
import { forwardBid } from '@seriba/server-bids/gateway/forward-bid'
import { priceWins } from '@seriba/server-bids/price-wins'
import { mailUnreadChat } from '@seriba/server-chat/mail-unread-chat'
import { warnOfPapers } from '@seriba/server-clients/papers/warn-of-papers'
import type { CompanyStore } from '@seriba/server-company/company-store'
import { applyHallChanges } from '@seriba/server-company/publish-halls'
import { applyRetention } from '@seriba/server-company/retention/apply-retention'
import { readRates } from '@seriba/server-costs/rates/read-rates'
import { tryLines } from '@seriba/server-feed/desk/try-lines'
import { warnOfLateFeeds } from '@seriba/server-feed/late/warn-of-late-feeds'
import { queuePulls, runPullJob } from '@seriba/server-feed/pull/pull-job'
import { mailInvitations } from '@seriba/server-imports/invite-imported'
import type { RatesConfig, TelegramConfig } from '@seriba/server-kit/config'
import { createPool, type Db, withTransaction } from '@seriba/server-kit/db'
import type { Files } from '@seriba/server-kit/files/files'
import { sweepObjects } from '@seriba/server-kit/files/sweep-objects'
import { workerLogger } from '@seriba/server-kit/job-tables'
import { enqueueOnce, type Tasks } from '@seriba/server-kit/jobs'
import type { Mail } from '@seriba/server-kit/mail'
import { createMailer } from '@seriba/server-kit/mail'
import type { MailBranding } from '@seriba/server-kit/mail-layout'
import { observer } from '@seriba/server-kit/observer'
import { watchJobs } from '@seriba/server-kit/orphaned-jobs'
import { openWorkerPool } from '@seriba/server-kit/worker-pool'
import { checkPictures } from '@seriba/server-lot/check-pictures'
import { hashPhotos } from '@seriba/server-lot/evidence/hash-photos'
import type { PictureSource } from '@seriba/server-lot/picture-source'
import { refetchImages } from '@seriba/server-lot/refetch-images'
import { checkLedger } from '@seriba/server-money/check-ledger'
import { invoiceOnPrice } from '@seriba/server-money/invoices/invoice-on-price'
import { mailShipment } from '@seriba/server-money/mail-shipment'
import {
  isFirstOfMonth,
  notifyOfStatement,
  notifyOfStatements,
} from '@seriba/server-money/receivables/send-statements'
import { mailOffers } from '@seriba/server-orders/mail-offers'
import { alertNewLots } from '@seriba/server-searches/alert-new-lots'
import { notifyCarsAgain } from '@seriba/server-searches/car-again/notify-cars-again'
import { mailNewLots } from '@seriba/server-searches/mail-new-lots'
import type { MailSite } from '@seriba/server-searches/send-new-lots'
import { judgeSheetsAgain } from '@seriba/server-sheets/judge-again'
import { notifySheetsArrived } from '@seriba/server-sheets/notify-arrived'
import { checkSheet } from '@seriba/server-sheets/picture-changes'
import type { FastifyBaseLogger } from 'fastify'
import { run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { purgeExpiredRows } from './purge-expired-rows.ts'

type WorkerOptions = {
  url: string
  db: Db
  smtpUrl: string | undefined
  mailFrom: string
  site: MailSite
  /** The portal's address, for links in emails. */
  publicUrl: string | undefined
  look: MailBranding
  company: Pick<CompanyStore, 'current'>
  /** The company's bot, if it has one. */
  telegram?: TelegramConfig | undefined
  /** Whether push services may be in the server's own network. */
  privatePushHosts?: boolean
  /** Where exchange rates come from. */
  rates?: RatesConfig
  /** Where lots' pictures are fetched again. */
  pictures: PictureSource
  /** The bucket, if there is one. */
  files?: Pick<Files, 'objects'>
  /** Null if people place bids by hand. */
  gateway: AuctionGateway | null
  /** How sources of lots are queried, if there are any. */
  sources?: { secret: string; privateHosts: boolean }
  log: FastifyBaseLogger
}

/**
 * In UTC. A Japanese day begins at 15:00; the emails go out at 7:00 in Japan, or later that day if the server was down
 * then.
 */
export const crontab = [
  '17 18 * * * cleanUp',
  '23 * * * * sweepObjects',
  '27 18 * * * applyRetention ?fill=1d',
  '11 * * * * readRates',
  '0 15 * * * applyHallChanges ?fill=1d',
  '*/5 * * * * closeFinishedBids',
  '* * * * * expireNegotiations',
  '*/5 * * * * priceWins',
  '*/5 * * * * alertFavorites',
  '* * * * * notifySheetsArrived',
  '*/5 * * * * judgeSheetsAgain',
  '*/5 * * * * alertCancelDeadlines',
  '40 18 * * * checkLedger',
  '* * * * * alertNewLots',
  '* * * * * notifyCarsAgain',
  '* * * * * pullFeeds',
  '*/5 * * * * warnOfLateFeeds',
  '0 22 * * * mailNewLots ?fill=12h',
  '0 22 * * * warnOfPapers ?fill=12h',
  // 7:30 in Japan on the first of a month is the evening before in UTC.
  '30 22 * * * notifyOfStatements ?fill=12h',
].join('\n')

/** The same tasks, with each run traced if tracing is on. */
function followed(tasks: TaskList): TaskList {
  const { current } = observer
  if (current === null) return tasks
  const runs = Object.entries(tasks).map(([name, run]): [string, TaskList[string]] => [
    name,
    (payload, helpers) => current.job(name, async () => run?.(payload, helpers)),
  ])
  return Object.fromEntries(runs)
}

const orphansEveryMs = 60_000
const longestStopMs = 12_000

export type Worker = { stop(): Promise<void> }

/** Runs jobs in this process; several processes share one queue. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { url, db, smtpUrl, mailFrom, publicUrl, site, look, pictures, telegram, gateway, company, log } =
    options
  const feedPool = createPool({ url, max: 2 })
  const contact = pushContact({ url: publicUrl ?? site.url, mailFrom })
  const alerts = { db, log, telegram, publicUrl, contact }
  const deliver = createMailer({ db, smtpUrl, from: mailFrom, look })
  const taskList: TaskList = {
    mail: (payload) => deliver(payload as Mail),
    mailLink: (payload) => mailLink(db, payload as LinkRequest),
    cleanUp: () => purgeExpiredRows(db),
    sweepObjects: async () => void (options.files && (await sweepObjects({ db, files: options.files }))),
    applyRetention: () => applyRetention({ db, company: company.current }),
    readRates: async () => void (await readRates({ db, rates: options.rates ?? { source: 'manual' }, log })),
    applyHallChanges: () => applyHallChanges(db),
    push: (payload) =>
      sendPush({ ...alerts, privateHosts: options.privatePushHosts ?? false }, payload as Tasks['push']),
    telegram: (payload) => sendTelegram(alerts, payload as Tasks['telegram']),
    quietOver: (payload) => quietOver({ db }, payload as Tasks['quietOver']),
    alertCancelDeadlines: () => alertCancelDeadlines({ db, company: company.current }),
    alertFavorites: () => alertFavorites({ db }),
    notifySheetsArrived: () => notifySheetsArrived({ db, publicUrl }),
    judgeSheetsAgain: () => judgeSheetsAgain({ db }),
    notifyCarsAgain: () => notifyCarsAgain({ db, publicUrl }),
    alertNewLots: () => alertNewLots({ db, site }),
    mailNewLots: () => mailNewLots({ db, site }),
    warnOfLateFeeds: () => warnOfLateFeeds({ db, site }),
    warnOfPapers: async () => void (await warnOfPapers({ db, site, company: company.current })),
    chatUnread: (payload) => mailUnreadChat({ db, publicUrl }, payload as Tasks['chatUnread']),
    mailOffers: (payload) => mailOffers({ db, publicUrl }, payload as Tasks['mailOffers']),
    expireNegotiations: async () => void (await expireNegotiations({ db, publicUrl })),
    closeFinishedBids: async () => void (await closeFinishedBids({ db, publicUrl })),
    priceWins: async () => void (await priceWins({ db, publicUrl })),
    checkLedger: async () => void (await checkLedger({ db, log })),
    invoiceOnPrice: (payload) =>
      invoiceOnPrice(
        { db, company: company.current, publicUrl },
        (payload as Tasks['invoiceOnPrice']).purchaseId,
      ),
    notifyOfStatements: async () => void (isFirstOfMonth(new Date()) && (await notifyOfStatements({ db }))),
    statementReady: (payload) =>
      notifyOfStatement(
        { db, company: company.current, publicUrl, secret: site.secret },
        payload as Tasks['statementReady'],
      ),
    pullFeeds: async () => void (options.sources && (await queuePulls({ db }))),
    pullFeed: async (payload, { abortSignal }) =>
      void (
        options.sources &&
        (await runPullJob(
          { db, pool: feedPool, log, ...options.sources },
          payload as Tasks['pullFeed'],
          abortSignal,
        ))
      ),
    tryLines: async (payload) => void (await tryLines({ db, pool: feedPool }, payload as Tasks['tryLines'])),
    checkPictures: (payload) => checkPictures({ db, pictures }, payload as Tasks['checkPictures']),
    checkSheet: (payload) => checkSheet({ db, pictures }, payload as Tasks['checkSheet']),
    hashPhotos: (payload) => hashPhotos({ db, pictures }, payload as Tasks['hashPhotos']),
    refetchImages: (payload) => refetchImages({ db, log, pictures }, payload as Tasks['refetchImages']),
    forwardBid: (payload) => forwardBid({ db, gateway, log }, payload as Tasks['forwardBid']),
    inviteImported: (payload) => mailInvitations({ db }, payload as Tasks['inviteImported']),
    shipmentMail: (payload) =>
      mailShipment({ db, publicUrl, company }, (payload as Tasks['shipmentMail']).purchaseId),
  }
  const { pool: pgPool, end } = openWorkerPool(url, 3)
  const events: WorkerEvents = new EventEmitter()
  const releaseOrphans = watchJobs(events, db)
  const runner = await run({
    pgPool,
    events,
    concurrency: 2,
    noHandleSignals: true,
    taskList: followed(taskList),
    crontab,
    logger: workerLogger(log),
  })
  // Resumes at once what a killed process was reading.
  if (options.sources)
    queuePulls({ db }).catch((error) =>
      log.warn({ err: error }, 'sources could not be queued: they will be read in the next minute'),
    )
  // A new source is read at once rather than at the next full hour.
  if (options.rates && options.rates.source !== 'manual')
    withTransaction({ db }, (tx) => enqueueOnce(tx, 'readRates', {}, 'readRates')).catch((error) =>
      log.warn({ err: error }, 'exchange rates could not be queued: they will be read in the next hour'),
    )
  runner.promise.catch((error) =>
    log.error({ err: error }, 'jobs are delayed: this process no longer takes any'),
  )
  const sweep = setInterval(() => {
    releaseOrphans().catch((error) => log.warn({ err: error }, 'the job queue could not be read'))
  }, orphansEveryMs)
  return {
    async stop() {
      clearInterval(sweep)
      // While the database is unavailable no job can be handed back, and nothing waits for it.
      const stopped = runner
        .stop()
        .catch(() => {})
        .then(end)
      await Promise.race([stopped, pause(longestStopMs, undefined, { ref: false })])
      await feedPool.end()
    },
  }
}
