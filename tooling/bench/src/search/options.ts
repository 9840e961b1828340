import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

export type Options = {
  /** Where filled databases are kept. */
  data: string
  /** Past lots, and upcoming ones. */
  stats: number
  live: number
  /** Lots in the parts `size` and `many`, which use the existing ones several times. */
  lots: number
  /** Random searches, at least. */
  queries: number
  /** How long each engine is under the load of 8 clients. */
  seconds: number
  /** How long one pass of a competitor may take before the rest of it is left out. */
  peerMinutes: number
  /**
   * Which parts to run; `index` is `engines` without the competitors, `clickhouse` and `shards` are with only that one;
   * `many` together with one of these runs it on many lots.
   */
  parts: readonly string[]
}

/** Where filled databases are kept, by default. */
export const keptIn = process.env.DATA_DIR ?? join(tmpdir(), 'seriba-bench')

const defaults = {
  data: keptIn,
  stats: '2000000',
  live: '200000',
  lots: '10000000',
  queries: '200',
  seconds: '8',
  'peer-minutes': '2',
  parts: 'engines,http,fresh,evidence,updates',
}

export function readOptions(args: readonly string[]): Options {
  const option = (value: string) => ({ type: 'string', default: value }) as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: option(defaults.data),
      stats: option(defaults.stats),
      live: option(defaults.live),
      lots: option(defaults.lots),
      queries: option(defaults.queries),
      seconds: option(defaults.seconds),
      'peer-minutes': option(defaults['peer-minutes']),
      parts: option(defaults.parts),
    },
  })
  return {
    data: values.data,
    stats: Number(values.stats),
    live: Number(values.live),
    lots: Number(values.lots),
    queries: Number(values.queries),
    seconds: Number(values.seconds),
    peerMinutes: Number(values['peer-minutes']),
    parts: values.parts.split(','),
  }
}
