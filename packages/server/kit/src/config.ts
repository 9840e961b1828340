import { resolve } from 'node:path'
import * as z from 'zod'
import { authBaseUrlError } from './auth-base.ts'
import { type CaptchaConfig, captchaOf, captchaSettings } from './captcha-config.ts'
import { ConfigurationError } from './configuration-error.ts'
import { type DatabaseConfig, databaseOf, databaseSettings } from './database-config.ts'
import { type FilesConfig, filesOf, filesSettings } from './files-config.ts'
import { type IdentityConfig, identityOf, identitySettings } from './identity-config.ts'
import { ownSecret } from './own-secret.ts'
import { type ProvidersConfig, providerSettings, providersOf } from './provider-config.ts'
import { type RatesConfig, ratesOf, ratesSettings } from './rates-config.ts'
import { type SearchConfig, searchOf, searchSettings } from './search-config.ts'
import { type SheetReaderConfig, sheetReaderOf, sheetReaderSettings } from './sheet-reader-config.ts'
import { type TelegramConfig, telegramOf, telegramSettings } from './telegram-config.ts'

const switchText = z.enum(['true', 'false', '1', '0', 'on', 'off'], 'must be on or off')
const flag = switchText.transform((text) => ['true', '1', 'on'].includes(text))

const Environment = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(8080),
  HOST: z.string().default('localhost'),
  ...databaseSettings,
  DATA_DIR: z.string().default('.seriba'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must look like https://portal.example' }).optional(),
  /** Where browsers send login calls, if not to our own `/v1` (GAP01). */
  AUTH_BASE_URL: z.url({ protocol: /^https?$/, error: 'must look like https://auth.example/v1' }).optional(),
  DEMO: flag.optional(),
  DEMO_LIVE: z.coerce.number('must be a number of lots').int().min(0).max(10_000_000).default(6000),
  DEMO_STATS: z.coerce.number('must be a number of lots').int().min(0).max(100_000_000).default(60_000),
  DEMO_AUCTIONEER: flag.default(true),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().default('Seriba <no-reply@localhost>'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_PRETTY: flag.optional(),
  COMPANY_FILE: z.string().optional(),
  /** Proxies in front of us whose X-Forwarded-* headers are trusted: a number of hops, or a list of addresses. */
  TRUST_PROXY: z.string().default(''),
  /** The former name of `SEARCH_ENGINE`, with a choice between two of its values. */
  LOT_INDEX: flag.optional(),
  ...searchSettings,
  /** Whether this process migrates the database, or waits until somebody else has. */
  MIGRATE: flag.default(true),
  /** Whether dealers' programs are notified of events. A practice restore must notify nobody. */
  WEBHOOKS: flag.default(true),
  /** How many seconds a process keeps serving after it is told to stop, so that its proxy sends requests elsewhere. */
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').int().min(0).max(600).default(0),
  /** API requests per minute from one address; 0 means no limit. */
  RATE_LIMIT: z.coerce.number('must be a number of requests').int().min(0).default(6000),
  ...captchaSettings,
  ...filesSettings,
  GEOIP_FILE: z.string().optional(),
  /** Whether a feed's photos may be in the server's own network, from where they are fetched for downloads. */
  PRIVATE_PHOTO_HOSTS: flag.default(false),
  /** Whether sources of lots that staff enter may be in the server's own network. */
  PRIVATE_FEED_HOSTS: flag.default(false),
  /** Whether dealers' webhooks may lead into the server's own network, with or without encryption. */
  PRIVATE_WEBHOOK_HOSTS: flag.default(false),
  /** Whether browsers may name a push service in the server's own network. */
  PRIVATE_PUSH_HOSTS: flag.default(false),
  /** The source of extra photos for lots whose hall limits them (GAP29). */
  EXTRA_PHOTOS_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://photos.example/uss' })
    .optional(),
  /** The source that is asked again for a lot's pictures (GAP28). */
  RELOAD_IMAGES_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://feed.example/pictures' })
    .optional(),
  /** The translator of sheets (GAP35). */
  SHEET_TRANSLATION_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://translator.example/sheets' })
    .optional(),
  ...sheetReaderSettings,
  /** The scanner that says whether an uploaded document is clean (GAP59). */
  DOCUMENT_SCAN_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://scanner.example/scan' })
    .optional(),
  /** The service that knows when vehicles were made, and its credentials (GAP35). */
  PRODUCTION_MONTH_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://vin.example/production' })
    .optional(),
  PRODUCTION_MONTH_KEY: z.string().optional(),
  /** The adapter of a third-party listing (GAP11). */
  MARKETPLACE_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://offers.example/list' })
    .optional(),
  ...telegramSettings,
  /** The hall or partner that bids for us, and the secret with which both sides sign (GAP45). */
  AUCTION_GATEWAY_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://hall.example/bids' })
    .optional(),
  AUCTION_GATEWAY_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ...identitySettings,
  ...providerSettings,
  ...ratesSettings,
  /** Whether sessions also travel in responses and in `Authorization: Bearer`, for clients without cookies (GAP02). */
  TOKENS_IN_BODY: flag.default(false),
  /** How many seconds a request may take to arrive, including its body. */
  REQUEST_TIMEOUT: z.coerce.number('must be a number of seconds').int().min(1).max(3600).default(120),
  /** How many live connections one account, and one address, may hold; 0 means no limit. */
  SOCKETS_PER_USER: z.coerce.number('must be a number of connections').int().min(0).default(100),
  SOCKETS_PER_ADDRESS: z.coerce.number('must be a number of connections').int().min(0).default(1000),
  /** Whether managers must have the second step (BEY09). */
  STAFF_TWO_STEP: flag.optional(),
  /** The token for `/metrics` from anywhere other than this machine. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must look like http://collector:4318' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('seriba'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a number from 0 to 1').min(0).max(1).default(1),
  COOKIE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
})

/** Names of all the operator's settings. */
export const settingNames: readonly string[] = Object.keys(Environment.shape)

export type { CaptchaConfig } from './captcha-config.ts'
export type { IdentityConfig } from './identity-config.ts'
export type { RatesConfig } from './rates-config.ts'
export type { TelegramConfig } from './telegram-config.ts'

export type Config = {
  port: number
  host: string
  /** Undefined: our own PostgreSQL runs in `dataDir`. */
  databaseUrl: string | undefined
  database: DatabaseConfig
  dataDir: string
  publicUrl: string | undefined
  authBaseUrl: string | undefined
  demo: boolean
  /** How many upcoming and past lots the demo company has, and whether its halls run in real time. */
  demoLots: { live: number; stats: number }
  demoAuctioneer: boolean
  smtpUrl: string | undefined
  mailFrom: string
  logLevel: string
  logPretty: boolean
  companyFile: string | undefined
  trustProxy: boolean | string | ((address: string, hop: number) => boolean)
  /** Whether the schema is migrated at the start, or waited for. */
  migrates: boolean
  webhooks: boolean
  drainSeconds: number
  rateLimit: number
  /** In seconds. */
  requestTimeout: number
  socketsPerUser: number
  socketsPerAddress: number
  /** What answers searches: an index in this process's memory, PostgreSQL, or a ClickHouse beside it. */
  search: SearchConfig
  captcha: CaptchaConfig
  files: FilesConfig
  /** The operator's own database of places, in MMDB format. */
  geoipFile: string | undefined
  privatePhotoHosts: boolean
  privateFeedHosts: boolean
  privateWebhookHosts: boolean
  privatePushHosts: boolean
  extraPhotosUrl: string | undefined
  reloadImagesUrl: string | undefined
  sheetTranslationUrl: string | undefined
  /** Undefined: no machine reads sheets, except the demo company's own. */
  sheetReader: SheetReaderConfig | undefined
  documentScanUrl: string | undefined
  productionMonth: { url: string; key: string | undefined } | undefined
  marketplaceUrl: string | undefined
  telegram: TelegramConfig | undefined
  /** Undefined: people act by hand. */
  auctionGateway: { url: string; secret: string } | undefined
  /** Undefined: staff log in only here. */
  identity: IdentityConfig | undefined
  paymentProviders: ProvidersConfig
  rates: RatesConfig
  tokensInBody: boolean
  staffTwoStep: boolean
  /** Undefined: only this machine gets `/metrics`. */
  metricsToken: string | undefined
  /** Undefined: nothing is traced. `share` is the fraction of requests and jobs that are, from 0 to 1. */
  traces: { serviceName: string; share: number } | undefined
  cookieSecret: string
}

/** Reads the settings, or says in one sentence which of them is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new ConfigurationError(configurationError(parsed.error.issues[0]))
  const settings = parsed.data
  if (settings.SMTP_URL !== undefined && settings.PUBLIC_URL === undefined) {
    throw new ConfigurationError(
      'Emails contain links, so SMTP_URL needs PUBLIC_URL: set it to the address that browsers use.',
    )
  }
  const publicUrl = settings.PUBLIC_URL?.replace(/\/+$/, '')
  const authBaseUrl = settings.AUTH_BASE_URL?.replace(/\/+$/, '')
  const authFault = authBaseUrlError({ publicUrl, authBaseUrl })
  if (authFault !== null) throw new ConfigurationError(authFault)
  const dataDir = resolve(settings.DATA_DIR)
  const demo = settings.DEMO ?? settings.DATABASE_URL === undefined
  return {
    port: settings.PORT,
    host: settings.HOST,
    databaseUrl: settings.DATABASE_URL,
    database: databaseOf(settings),
    dataDir,
    publicUrl,
    authBaseUrl,
    demo,
    demoLots: { live: settings.DEMO_LIVE, stats: settings.DEMO_STATS },
    demoAuctioneer: settings.DEMO_AUCTIONEER,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    logLevel: settings.LOG_LEVEL,
    logPretty: settings.LOG_PRETTY ?? process.stdout.isTTY === true,
    companyFile: settings.COMPANY_FILE && resolve(settings.COMPANY_FILE),
    trustProxy: trustProxy(settings.TRUST_PROXY),
    migrates: settings.MIGRATE,
    webhooks: settings.WEBHOOKS,
    drainSeconds: settings.DRAIN_SECONDS,
    rateLimit: settings.RATE_LIMIT,
    requestTimeout: settings.REQUEST_TIMEOUT,
    socketsPerUser: settings.SOCKETS_PER_USER,
    socketsPerAddress: settings.SOCKETS_PER_ADDRESS,
    search: searchOf(settings as Parameters<typeof searchOf>[0]),
    captcha: captchaOf(settings, demo),
    files: filesOf(settings as Parameters<typeof filesOf>[0]),
    privatePhotoHosts: settings.PRIVATE_PHOTO_HOSTS,
    privateFeedHosts: settings.PRIVATE_FEED_HOSTS,
    privateWebhookHosts: settings.PRIVATE_WEBHOOK_HOSTS,
    privatePushHosts: settings.PRIVATE_PUSH_HOSTS,
    extraPhotosUrl: settings.EXTRA_PHOTOS_URL,
    reloadImagesUrl: settings.RELOAD_IMAGES_URL,
    sheetTranslationUrl: settings.SHEET_TRANSLATION_URL,
    sheetReader: sheetReaderOf(settings),
    documentScanUrl: settings.DOCUMENT_SCAN_URL,
    productionMonth: productionMonthOf(settings),
    marketplaceUrl: settings.MARKETPLACE_URL,
    telegram: telegramOf(settings),
    auctionGateway: auctionGatewayOf(settings),
    identity: identityOf(settings, publicUrl),
    paymentProviders: providersOf(settings, publicUrl),
    rates: ratesOf(settings as Parameters<typeof ratesOf>[0]),
    tokensInBody: settings.TOKENS_IN_BODY,
    geoipFile: settings.GEOIP_FILE && resolve(settings.GEOIP_FILE),
    // Everybody knows the passwords of the demo's accounts.
    staffTwoStep: settings.STAFF_TWO_STEP ?? !demo,
    metricsToken: settings.METRICS_TOKEN,
    traces: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { serviceName: settings.OTEL_SERVICE_NAME, share: settings.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    cookieSecret: settings.COOKIE_SECRET ?? ownSecret(dataDir),
  }
}

function productionMonthOf({
  PRODUCTION_MONTH_URL: url,
  PRODUCTION_MONTH_KEY: key,
}: z.infer<typeof Environment>) {
  if (key !== undefined && url === undefined) {
    throw new ConfigurationError('PRODUCTION_MONTH_KEY is for PRODUCTION_MONTH_URL: set both, or neither.')
  }
  return url === undefined ? undefined : { url, key }
}

function auctionGatewayOf({
  AUCTION_GATEWAY_URL: url,
  AUCTION_GATEWAY_SECRET: secret,
}: z.infer<typeof Environment>) {
  if (url === undefined && secret === undefined) return undefined
  if (url === undefined || secret === undefined) {
    throw new ConfigurationError(
      'AUCTION_GATEWAY_URL and AUCTION_GATEWAY_SECRET belong together: set both, or neither if people bid by hand.',
    )
  }
  return { url, secret }
}

function configurationError(issue: z.core.$ZodIssue | undefined) {
  const name = String(issue?.path[0] ?? 'environment')
  return `The setting ${name} ${wordsOf(issue?.message)}: correct it, or leave it out for the default.`
}

const wordsOf = (message = 'is wrong') => (/^(must|is)/.test(message) ? message : `is wrong (${message})`)

const trustProxy = (text: string) => {
  if (text === '' || text === 'false' || text === '0') return false
  if (text === 'true') return true
  // A number means that many hops, whatever their addresses.
  return /^\d+$/.test(text) ? (_address: string, hop: number) => hop < Number(text) : text
}
