import { readCompany } from '@seriba/server-company/company'
import type { Config } from '@seriba/server-kit/config'

/** Settings of a server under test. */
export const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  databaseUrl: undefined,
  dataDir: '/nonexistent',
  publicUrl: undefined,
  authBaseUrl: undefined,
  demo: false,
  demoLots: { live: 0, stats: 0 },
  demoAuctioneer: false,
  smtpUrl: undefined,
  mailFrom: 'test@test.example',
  logLevel: 'silent',
  logPretty: false,
  companyFile: undefined,
  trustProxy: false,
  rateLimit: 0,
  requestTimeout: 60,
  socketsPerUser: 0,
  socketsPerAddress: 0,
  lotIndex: false,
  captcha: { provider: 'altcha', difficulty: 20 },
  geoipFile: undefined,
  privatePhotoHosts: true,
  privateFeedHosts: true,
  extraPhotosUrl: undefined,
  reloadImagesUrl: undefined,
  documentScanUrl: undefined,
  sheetTranslationUrl: undefined,
  sheetReader: undefined,
  productionMonth: undefined,
  marketplaceUrl: undefined,
  telegram: undefined,
  auctionGateway: undefined,
  rates: { source: 'manual' },
  paymentProviders: { methods: {}, stripe: undefined },
  tokensInBody: false,
  staffTwoStep: false,
  metricsToken: undefined,
  cookieSecret: 'a secret for tests that is long enough',
}

/** A company that has set nothing, as workers are given it. */
export const testCompany = { current: readCompany({ companyFile: undefined, demo: false }) }
