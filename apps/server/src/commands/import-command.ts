import { createReadStream } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type ImportSummary, importFeed } from '@seriba/server-feed/import-feed'
import { showProgress } from '@seriba/server-feed/import-progress'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { Command } from 'commander'
import { withDatabase } from './with-database.ts'

const badLines = 1
const unreadable = 2

/** `import FILE|-`: imports a feed of lots or results. */
export const importCommand = () =>
  new Command('import')
    .description('import lots or results from NDJSON or CSV (docs/feed.md)')
    .argument('<file>', 'the feed, or - for standard input')
    .addHelpText(
      'after',
      '\nExit code: 0 if all lines were imported, 1 if some were skipped, 2 if the input cannot be read.',
    )
    .action(async (file: string) => {
      try {
        const { stream, size } = await openFeed(file)
        report(await withDatabase(({ pool }) => importShown(pool, stream, size)))
      } catch (error) {
        if (!(error instanceof UnreadableFeed)) throw error
        console.error(error.message)
        process.exitCode = unreadable
      }
    })

/** The input itself is wrong, not the database. */
class UnreadableFeed extends ConfigurationError {}

async function openFeed(file: string): Promise<{ stream: Readable; size: number | null }> {
  if (file === '-') return { stream: process.stdin, size: null }
  try {
    await access(file, constants.R_OK)
    const about = await stat(file)
    if (about.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' })
    return { stream: createReadStream(file), size: about.size }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UnreadableFeed(`${file} cannot be read (${code}): name a file, or - for standard input.`)
  }
}

async function importShown(
  pool: Parameters<typeof importFeed>[0]['pool'],
  stream: Readable,
  size: number | null,
) {
  const progress = showProgress(stream, size)
  try {
    return await importFeed({ pool }, stream, { onProgress: progress.update })
  } catch (error) {
    if (error instanceof ConfigurationError) throw new UnreadableFeed(error.message)
    throw error
  } finally {
    progress.stop()
  }
}

function report({ read, written, unchanged, skipped, skippedCount, ignored, seconds }: ImportSummary) {
  for (const { line, reason } of skipped) console.error(`line ${line}: ${reason}`)
  if (skippedCount > skipped.length) console.error(`… and ${skippedCount - skipped.length} more lines`)
  if (ignored.length > 0) console.error(`Unknown fields were ignored: ${ignored.join(', ')}.`)
  const rate = Math.round(read / Math.max(seconds, 0.001))
  console.log(
    `${read} lines in ${seconds.toFixed(1)} s (${rate} a second): ${written} lots written, ` +
      `${unchanged} unchanged, ${skippedCount} lines skipped.`,
  )
  if (skippedCount > 0) process.exitCode = badLines
}
