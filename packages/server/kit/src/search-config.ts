import * as z from 'zod'
import { ConfigurationError } from './configuration-error.ts'

/** Where searches are answered besides PostgreSQL. */
export type SearchConfig =
  | { engine: 'index' | 'postgres' }
  | { engine: 'clickhouse'; clickhouse: ClickhouseConfig }

export type ClickhouseConfig = {
  url: string
  user: string
  password: string
  database: string
  /** From `remote_servers`; null for a single server. */
  cluster: string | null
  /** How many seconds it may lag before PostgreSQL answers instead. */
  maxLag: number
  /** After how many seconds a search times out and PostgreSQL answers it. */
  timeout: number
}

/** It is inserted into statements unchanged. */
const name = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'must be a name of letters, digits and underscores')

export const searchSettings = {
  SEARCH_ENGINE: z
    .enum(['index', 'postgres', 'clickhouse'], 'must be index, postgres or clickhouse')
    .optional(),
  CLICKHOUSE_URL: z
    .url({ protocol: /^https?$/, error: 'must look like http://clickhouse.example:8123' })
    .optional(),
  CLICKHOUSE_USER: z.string().default('default'),
  CLICKHOUSE_PASSWORD: z.string().default(''),
  CLICKHOUSE_DATABASE: name.default('seriba'),
  CLICKHOUSE_CLUSTER: name.optional(),
  CLICKHOUSE_MAX_LAG: z.coerce.number('must be a number of seconds').int().min(1).max(86_400).default(30),
  CLICKHOUSE_TIMEOUT: z.coerce.number('must be a number of seconds').int().min(1).max(300).default(10),
}

type Settings = z.infer<z.ZodObject<typeof searchSettings>> & { LOT_INDEX: boolean | undefined }

export function searchOf(settings: Settings): SearchConfig {
  const { SEARCH_ENGINE: chosen, LOT_INDEX: indexed, CLICKHOUSE_URL: url } = settings
  if (chosen !== undefined && indexed !== undefined)
    throw new ConfigurationError('LOT_INDEX is the former name of SEARCH_ENGINE: set one of them, not both.')
  const engine = chosen ?? (indexed === false ? 'postgres' : 'index')
  if ((engine === 'clickhouse') !== (url !== undefined))
    throw new ConfigurationError('CLICKHOUSE_URL is for SEARCH_ENGINE=clickhouse: set both, or neither.')
  if (engine !== 'clickhouse' || url === undefined) return { engine: engine as 'index' | 'postgres' }
  return {
    engine,
    clickhouse: {
      url,
      user: settings.CLICKHOUSE_USER,
      password: settings.CLICKHOUSE_PASSWORD,
      database: settings.CLICKHOUSE_DATABASE,
      cluster: settings.CLICKHOUSE_CLUSTER ?? null,
      maxLag: settings.CLICKHOUSE_MAX_LAG,
      timeout: settings.CLICKHOUSE_TIMEOUT,
    },
  }
}
