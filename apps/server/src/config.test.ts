import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCompany } from '@seriba/server-company/company'
import { readConfig } from '@seriba/server-kit/config'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { toListenError } from '@seriba/server-kit/listen-error'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seriba-config-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = (environment: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...environment })

describe('one sentence explains what is wrong with', () => {
  test.each([
    [
      'RATES_SOURCE',
      'reuters',
      'The setting RATES_SOURCE must be ecb, cbr, file or manual: correct it, or leave it out for the default.',
    ],
    [
      'FILES',
      'disk',
      'The setting FILES must be database or s3: correct it, or leave it out for the default.',
    ],
    ['FILES', 's3', 'FILES=s3 needs a bucket: set S3_BUCKET, too.'],
    [
      'S3_BUCKET',
      'No Bucket',
      'The setting S3_BUCKET must be the name of a bucket: correct it, or leave it out for the default.',
    ],
    [
      'PORT',
      'eighty',
      'The setting PORT must be a port number: correct it, or leave it out for the default.',
    ],
    ['DEMO', 'perhaps', 'The setting DEMO must be on or off: correct it, or leave it out for the default.'],
    [
      'DATABASE_URL',
      'mysql://here/x',
      'The setting DATABASE_URL must look like postgres://user@host/database: correct it, or leave it out for the default.',
    ],
    [
      'DATABASE_URL',
      'postgres://one,two/x?target_session_attrs=any',
      'The setting DATABASE_URL must look like postgres://user@host/database: correct it, or leave it out for the default.',
    ],
    [
      'DATABASE_REPLICA_URL',
      'postgres://standby/x',
      'DATABASE_DIRECT_URL and DATABASE_REPLICA_URL belong to DATABASE_URL: set that one too.',
    ],
    [
      'SMTP_URL',
      'smtp://here',
      'Emails contain links, so SMTP_URL needs PUBLIC_URL: set it to the address that browsers use.',
    ],
  ])('%s', (name, value, sentence) => {
    expect(() => read({ [name]: value })).toThrow(new ConfigurationError(sentence))
  })

  test('a bot check that is off outside the demo company', () => {
    expect(() => read({ CAPTCHA: 'off', DEMO: 'false' })).toThrow(/^CAPTCHA=off is for tests/)
    expect(read({ CAPTCHA: 'off', DEMO: 'true' }).captcha).toEqual({ provider: 'off' })
  })

  test('a data folder that is a file', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const sentence = `${file} is a file: set DATA_DIR to a folder.`
    expect(() => read({ DATA_DIR: file })).toThrow(new ConfigurationError(sentence))
    expect(() => read({ DATA_DIR: join(file, 'below') })).toThrow(/is a file: set DATA_DIR to a folder/)
  })

  test('a data folder that cannot be created', () => {
    expect(() => read({ DATA_DIR: '/proc/none/below' })).toThrow(
      /^The data folder \/proc\/none\/below cannot be used/,
    )
  })

  test('a company file that is missing, is not JSON, or names no company', async () => {
    const companyFile = join(folder, 'company.json')
    const company = () => readCompany(companyFile)
    expect(company).toThrow(/cannot be read \(ENOENT\): correct COMPANY_FILE or the file\./)
    await writeFile(companyFile, '{')
    expect(company).toThrow(/cannot be read \(it is no JSON\): correct COMPANY_FILE or the file\./)
    await writeFile(companyFile, '{"texts":{"en":{"notice":7}}}')
    expect(company).toThrow(/^In .*company\.json, texts\.en\.notice is wrong/)
  })

  test('a port that is already taken', () => {
    const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' })
    expect(toListenError(taken, { port: 8080, host: '0.0.0.0' })).toEqual(
      new ConfigurationError('Port 8080 is taken: stop what uses it, or set PORT to a free one.'),
    )
  })
})

test('the secret that signs cookies is created once and kept', () => {
  const { cookieSecret } = read()
  expect(cookieSecret).toMatch(/^[\w-]{43}$/)
  expect(read().cookieSecret).toBe(cookieSecret)
  const own = 'x'.repeat(32)
  expect(read({ COOKIE_SECRET: own }).cookieSecret).toBe(own)
})

test('staff need a second step, except in the demo company or where it is switched off', () => {
  const own = { DATABASE_URL: 'postgres://seriba@db/seriba' }
  expect(read(own).staffTwoStep).toBe(true)
  expect(read().staffTwoStep).toBe(false)
  expect(read({ ...own, STAFF_TWO_STEP: 'off' }).staffTwoStep).toBe(false)
  expect(read({ STAFF_TWO_STEP: 'on' }).staffTwoStep).toBe(true)
})

test('an identity provider needs its credentials, https, and a portal that others can reach', () => {
  const all = {
    OIDC_ISSUER: 'https://login.company.example',
    OIDC_CLIENT_ID: 'seriba',
    OIDC_CLIENT_SECRET: 'secret',
    PUBLIC_URL: 'https://portal.company.example',
  }
  expect(read(all).identity).toEqual({
    issuer: 'https://login.company.example',
    clientId: 'seriba',
    clientSecret: 'secret',
    label: 'SSO',
  })
  expect(read().identity).toBeUndefined()
  expect(read({ ...all, OIDC_LABEL: 'Keycloak' }).identity?.label).toBe('Keycloak')
  for (const missing of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])
    expect(() => read({ ...all, [missing]: '' })).toThrow('belong together')
  expect(() => read({ ...all, PUBLIC_URL: '' })).toThrow('set PUBLIC_URL')
  expect(() => read({ ...all, OIDC_ISSUER: 'http://login.company.example' })).toThrow(
    'must be an https address',
  )
  expect(read({ ...all, OIDC_ISSUER: 'http://localhost:9000' }).identity).toBeDefined()
})

test('by default, the server listens only on this machine', () => {
  expect(read().host).toBe('localhost')
  expect(read({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
})

test('a catalogue key needs its address', () => {
  const url = 'https://vin.example/production'
  expect(read().productionMonth).toBeUndefined()
  expect(read({ PRODUCTION_MONTH_URL: url }).productionMonth).toEqual({ url, key: undefined })
  expect(() => read({ PRODUCTION_MONTH_KEY: 'ours' })).toThrow(
    /PRODUCTION_MONTH_KEY is for PRODUCTION_MONTH_URL/,
  )
  expect(() => read({ PRODUCTION_MONTH_URL: 'vin.example' })).toThrow(/must look like https:/)
})

test('rates come from a bank, in its format from elsewhere, from a file, or from staff', () => {
  expect(read().rates).toEqual({ source: 'manual' })
  expect(read({ RATES_SOURCE: 'ecb' }).rates).toMatchObject({
    source: 'ecb',
    url: expect.stringMatching(/^https:.*eurofxref-daily/),
  })
  expect(read({ RATES_SOURCE: 'cbr', RATES_URL: 'http://relay/cbr' }).rates).toEqual({
    source: 'cbr',
    url: 'http://relay/cbr',
  })
  expect(read({ RATES_SOURCE: 'file', RATES_FILE: '/rates.json' }).rates).toEqual({
    source: 'file',
    file: '/rates.json',
  })
  expect(() => read({ RATES_SOURCE: 'file' })).toThrow('RATES_FILE is for RATES_SOURCE=file')
  expect(() => read({ RATES_URL: 'http://relay/ecb' })).toThrow('RATES_URL is for RATES_SOURCE=ecb or cbr')
})

test('searches use the chosen engine, and the setting’s former name works too', () => {
  expect(read().search).toEqual({ engine: 'index' })
  expect(read({ LOT_INDEX: 'off' }).search).toEqual({ engine: 'postgres' })
  const chosen = { SEARCH_ENGINE: 'clickhouse', CLICKHOUSE_URL: 'http://clickhouse.example:8123' }
  expect(read(chosen).search).toMatchObject({
    engine: 'clickhouse',
    clickhouse: { url: chosen.CLICKHOUSE_URL, database: 'seriba', cluster: null, maxLag: 30 },
  })
  expect(() => read({ SEARCH_ENGINE: 'clickhouse' })).toThrow(
    'CLICKHOUSE_URL is for SEARCH_ENGINE=clickhouse: set both, or neither.',
  )
  expect(() => read({ LOT_INDEX: 'on', SEARCH_ENGINE: 'index' })).toThrow('set one of them')
  expect(() => read({ ...chosen, CLICKHOUSE_DATABASE: 'a; drop' })).toThrow(
    'The setting CLICKHOUSE_DATABASE must be a name of letters, digits and underscores',
  )
})

test('a bucket is opened with a key or the machine’s role, and addressed in its server’s style', () => {
  expect(read().files).toEqual({ newFiles: 'database', s3: undefined })
  const own = { FILES: 's3', S3_BUCKET: 'papers', S3_ENDPOINT: 'https://s3.company.example/' }
  expect(read({ ...own, S3_ACCESS_KEY_ID: 'we', S3_SECRET_ACCESS_KEY: 'ours' }).files).toEqual({
    newFiles: 's3',
    s3: {
      endpoint: 'https://s3.company.example',
      bucket: 'papers',
      region: 'us-east-1',
      pathStyle: true,
      credentials: { accessKeyId: 'we', secretAccessKey: 'ours' },
    },
  })
  expect(read({ S3_BUCKET: 'papers', S3_REGION: 'ap-northeast-1' }).files).toMatchObject({
    newFiles: 'database',
    s3: { endpoint: undefined, region: 'ap-northeast-1', pathStyle: false, credentials: undefined },
  })
  expect(() => read({ ...own, S3_ACCESS_KEY_ID: 'we' })).toThrow(/belong together: set both, or neither/)
})
