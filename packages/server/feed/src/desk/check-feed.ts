import type { Readable } from 'node:stream'
import { ApiError } from '@seriba/server-kit/api-error'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import type { SkippedRow } from '../import-feed.ts'
import { InvalidRow } from '../invalid-row.ts'
import { readLine } from '../read-line.ts'
import { readSource } from '../read-source.ts'

export type Checked = { read: number; skipped: number; badLines: SkippedRow[]; ignored: string[] }

const answered = 100

/**
 * Reads what a feed would send without writing anything: how many lines are good, and what is wrong with the others.
 */
export async function checkFeed(body: Readable): Promise<Checked> {
  const ignored = new Set<string>()
  const checked = { read: 0, skipped: 0, badLines: [] as SkippedRow[] }
  const skip = (line: number, reason: string) => {
    checked.skipped += 1
    if (checked.badLines.length < answered) checked.badLines.push({ line, reason })
  }
  try {
    for await (const records of readSource(body))
      for (const entry of records) {
        checked.read += 1
        try {
          if ('bad' in entry) throw entry.bad
          readLine(entry.record, entry.line, ignored)
        } catch (error) {
          if (!(error instanceof InvalidRow)) throw error
          skip(entry.line, error.message)
        }
      }
  } catch (error) {
    throw error instanceof ConfigurationError ? new ApiError('feed_unreadable') : error
  }
  return { ...checked, ignored: [...ignored] }
}
