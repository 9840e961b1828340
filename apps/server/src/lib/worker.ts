import type { FastifyBaseLogger } from 'fastify'
import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker'
import { closeFinishedBids } from '../bids/close-finished-bids.ts'
import { mailUnreadChat } from '../chat/mail-unread-chat.ts'
import { cleanUp } from './clean-up.ts'
import type { Db } from './db.ts'
import type { Tasks } from './jobs.ts'
import type { Mail } from './mail.ts'
import { postman } from './mail.ts'

type WorkerOptions = {
  url: string
  db: Db
  smtpUrl: string | undefined
  mailFrom: string
  /** Where the portal is reached, for links in mails. */
  publicUrl: string | undefined
  log: FastifyBaseLogger
}

/** Lays the job tables, which belong to the job library. */
export const migrateJobs = (url: string, log?: FastifyBaseLogger) =>
  runMigrations({ connectionString: url, ...(log ? { logger: loggerFor(log) } : { logger: silent }) })

/** Runs jobs in this process; several processes share one list. */
export function startWorker({ url, db, smtpUrl, mailFrom, publicUrl, log }: WorkerOptions): Promise<Runner> {
  const deliver = postman({ db, smtpUrl, from: mailFrom })
  const taskList: TaskList = {
    mail: (payload) => deliver(payload as Mail),
    cleanUp: () => cleanUp(db),
    chatUnread: (payload) => mailUnreadChat({ db, publicUrl }, payload as Tasks['chatUnread']),
    closeFinishedBids: async () => void (await closeFinishedBids(db)),
  }
  return run({
    connectionString: url,
    maxPoolSize: 3,
    concurrency: 2,
    noHandleSignals: true,
    taskList,
    crontab: '17 18 * * * cleanUp\n*/5 * * * * closeFinishedBids',
    logger: loggerFor(log),
  })
}

const loggerFor = (log: FastifyBaseLogger) =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })

const silent = new Logger(() => () => {})
