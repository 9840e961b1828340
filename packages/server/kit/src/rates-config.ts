import { resolve } from 'node:path'
import * as z from 'zod'
import { ConfigurationError } from './configuration-error.ts'

/** The source of the exchange rates for amounts in yen. */
export type RatesConfig =
  | { source: 'manual' }
  | { source: 'ecb' | 'cbr'; url: string }
  | { source: 'file'; file: string }

const addresses = {
  ecb: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  cbr: 'https://www.cbr.ru/scripts/XML_daily.asp',
}

export const ratesSettings = {
  RATES_SOURCE: z
    .enum(['ecb', 'cbr', 'file', 'manual'], 'must be ecb, cbr, file or manual')
    .default('manual'),
  /** The address of the source, if not the bank's own. */
  RATES_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://rates.example/daily.xml' })
    .optional(),
  RATES_FILE: z.string().optional(),
}

type Settings = { RATES_SOURCE: 'ecb' | 'cbr' | 'file' | 'manual'; RATES_URL?: string; RATES_FILE?: string }

export function ratesOf({ RATES_SOURCE: source, RATES_URL: url, RATES_FILE: file }: Settings): RatesConfig {
  if ((source === 'file') !== (file !== undefined))
    throw new ConfigurationError('RATES_FILE is for RATES_SOURCE=file: set both, or neither.')
  if (url !== undefined && source !== 'ecb' && source !== 'cbr')
    throw new ConfigurationError('RATES_URL is for RATES_SOURCE=ecb or cbr: set both, or neither.')
  if (source === 'file') return { source, file: resolve(file ?? '') }
  return source === 'manual' ? { source } : { source, url: url ?? addresses[source] }
}
