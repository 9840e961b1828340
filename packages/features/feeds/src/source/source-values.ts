import type { ErrorCode } from '@seriba/contracts/errors'
import { SourceSettings } from '@seriba/contracts/feed-sources'
import type { SourceTable } from '@seriba/domain/feeds/feed-source'

export const formats = ['xml', 'xmlGzip', 'json', 'jsonGzip'] as const
export type Format = (typeof formats)[number]

/** What a source's form contains: text that people type, one per field. */
export type SourceValues = {
  name: string
  code: string
  kind: SourceSettings['kind']
  address: string
  userAgent: string
  statementAs: SourceSettings['statementAs']
  format: Format
  clientAddress: string
  imageHost: string
  pauseSeconds: string
  pageRows: string
  main: boolean
  stats: boolean
  bike: boolean
  mileage: 'km' | 'thousands'
  engine: 'cc' | 'liters'
  timeMeans: SourceSettings['timeMeans']
  historyDays: string
  comingMinutes: string
  resultsMinutes: string
  mayKeepCopy: 'yes' | 'no'
}

/** Gentle to any supplier, and without a copy until somebody says that it is allowed. */
export const newSource: SourceValues = {
  name: '',
  code: '',
  kind: 'sql',
  address: '',
  userAgent: 'Mozilla/5.0 (compatible; Seriba)',
  statementAs: 'sql',
  format: 'xml',
  clientAddress: '',
  imageHost: '',
  pauseSeconds: '0.4',
  pageRows: '250',
  main: true,
  stats: true,
  bike: false,
  mileage: 'km',
  engine: 'cc',
  timeMeans: 'changed',
  historyDays: '90',
  comingMinutes: '15',
  resultsMinutes: '15',
  mayKeepCopy: 'no',
}

export const bikeDefaults = { imageHost: 'https://img.motopodbor.com' }

export function valuesOf(name: string, settings: SourceSettings): SourceValues {
  const { answersAs, gzip, pauseMs, tables, mileageInThousands, engineInLiters, ...rest } = settings
  return {
    name,
    code: '',
    kind: rest.kind,
    address: rest.address,
    userAgent: rest.userAgent,
    statementAs: rest.statementAs,
    format: answersAs === 'xml' ? (gzip ? 'xmlGzip' : 'xml') : gzip ? 'jsonGzip' : 'json',
    clientAddress: rest.clientAddress,
    imageHost: rest.imageHost,
    pauseSeconds: String(pauseMs / 1000),
    pageRows: String(rest.pageRows),
    main: tables.includes('main'),
    stats: tables.includes('stats'),
    bike: tables.includes('bike'),
    mileage: mileageInThousands ? 'thousands' : 'km',
    engine: engineInLiters ? 'liters' : 'cc',
    timeMeans: rest.timeMeans,
    historyDays: String(rest.historyDays),
    comingMinutes: String(rest.comingMinutes),
    resultsMinutes: String(rest.resultsMinutes),
    mayKeepCopy: rest.mayKeepCopy ? 'yes' : 'no',
  }
}

const whole = (text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN)

export function settingsOf(values: SourceValues): SourceSettings {
  const { kind } = values
  const tables = (['main', 'stats', 'bike'] as const).filter((table) => values[table])
  return {
    kind,
    address: values.address.trim(),
    userAgent: values.userAgent.trim(),
    statementAs: values.statementAs,
    answersAs: values.format.startsWith('json') ? 'json' : 'xml',
    gzip: values.format.endsWith('Gzip'),
    clientAddress: values.clientAddress.trim(),
    imageHost: values.imageHost.trim(),
    pauseMs: Math.round(Number(values.pauseSeconds.replace(',', '.').trim() || Number.NaN) * 1000),
    pageRows: whole(values.pageRows),
    tables: kind === 'bikes' ? ['bike'] : tables,
    mileageInThousands: values.mileage === 'thousands',
    engineInLiters: values.engine === 'liters',
    timeMeans: values.timeMeans,
    historyDays: whole(values.historyDays),
    comingMinutes: whole(values.comingMinutes),
    resultsMinutes: whole(values.resultsMinutes),
    mayKeepCopy: values.mayKeepCopy === 'yes',
  }
}

/** The table that a test queries first. */
export const tablesOf = (values: SourceValues): SourceTable[] => settingsOf(values).tables

const fieldOf: Partial<Record<keyof SourceSettings, keyof SourceValues>> = {
  address: 'address',
  userAgent: 'userAgent',
  clientAddress: 'clientAddress',
  imageHost: 'imageHost',
  pauseMs: 'pauseSeconds',
  pageRows: 'pageRows',
  historyDays: 'historyDays',
  comingMinutes: 'comingMinutes',
  resultsMinutes: 'resultsMinutes',
}

/** What is wrong with a source, by field; `hasCode` if an access code is stored. */
export function problemsOf(
  values: SourceValues,
  hasCode: boolean,
): Partial<Record<keyof SourceValues, ErrorCode>> {
  const settings = settingsOf(values)
  const wrong = Object.entries(fieldOf).filter(
    ([name]) => !SourceSettings.shape[name as 'address'].safeParse(settings[name as 'address']).success,
  )
  return {
    ...Object.fromEntries(wrong.map(([, field]) => [field, 'invalid_input'])),
    ...(values.address.trim() === '' && { address: 'field_required' }),
    ...(settings.tables.length === 0 && { main: 'field_required' }),
    ...(values.code.trim() === '' && !hasCode && { code: 'field_required' }),
  }
}
