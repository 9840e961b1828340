import { parseArgs } from 'node:util'

export type BrowserOptions = {
  /** A running server with the demo company, or the data directory of one that is not running. */
  url: string | undefined
  data: string | undefined
  /** Without either: this many results of past days, and a tenth as many upcoming lots; kept for the next time. */
  stats: number
  /** Clicks on filter options that are timed, and changes of filters during which memory is watched. */
  clicks: number
  changes: number
  parts: readonly string[]
}

export function readOptions(args: readonly string[]): BrowserOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      data: { type: 'string' },
      stats: { type: 'string', default: '60000' },
      clicks: { type: 'string', default: '48' },
      changes: { type: 'string', default: '200' },
      parts: { type: 'string', default: 'clicks,typing,heap,amount' },
    },
  })
  return {
    ...values,
    url: values.url,
    data: values.data,
    stats: Number(values.stats),
    clicks: Number(values.clicks),
    changes: Number(values.changes),
    parts: values.parts.split(','),
  }
}
