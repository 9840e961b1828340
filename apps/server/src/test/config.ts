import type { Config } from '../config.ts'

/** Settings of a server under test. */
export const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  databaseUrl: undefined,
  dataDir: '/nonexistent',
  publicUrl: undefined,
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
  lotIndex: false,
  captcha: { provider: 'altcha', difficulty: 20 },
  geoipFile: undefined,
  privatePhotoHosts: true,
  extraPhotosUrl: undefined,
  marketplaceUrl: undefined,
  staffTwoStep: false,
  cookieSecret: 'a secret for tests that is long enough',
}
