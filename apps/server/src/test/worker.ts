import { pino } from 'pino'
import { startWorker, type Worker } from '../lib/worker.ts'
import { testCompany, testConfig } from './config.ts'
import type { TestDb } from './db.ts'

type Options = Parameters<typeof startWorker>[0]

/** A worker on a test's database that emails nothing unless given an SMTP server. Stop it at the end. */
export const testWorker = ({ url, db }: TestDb, more: Partial<Options> = {}): Promise<Worker> =>
  startWorker({
    url,
    db,
    smtpUrl: undefined,
    mailFrom: 'Seriba <no-reply@portal.example>',
    publicUrl: 'http://localhost',
    site: { url: 'http://localhost', secret: testConfig.cookieSecret },
    look: { brand: 'Vostok Auto', color: '#017EEF', logo: null },
    pictures: { ...testConfig, demoCompany: null },
    gateway: null,
    company: testCompany,
    log: pino({ level: 'silent' }),
    ...more,
  })
