import { type Compared, compareLots, copyAllAgain } from '@seriba/server-catalogue/clickhouse/compare-lots'
import type { Config } from '@seriba/server-kit/config'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { Command } from 'commander'
import { withDatabase } from './with-database.ts'

/** `clickhouse`: whether its lots match those of PostgreSQL, and how to copy them again. */
export function clickhouseCommand() {
  const verify = new Command('verify')
    .description('compare the lots in PostgreSQL and ClickHouse, by counts and checksums for each month')
    .addHelpText('after', '\nExit code: 0 if both have the same lots, 1 if some months differ.')
    .action(() =>
      withDatabase(async ({ url, config }) => {
        const compared = await compareLots(url, clickhouseOf(config))
        for (const line of linesOf(compared)) console.log(line)
        if (compared.differences.length > 0) process.exitCode = 1
      }),
    )
  const copy = new Command('copy').description('make the running servers copy all lots again').action(() =>
    withDatabase(async ({ url, config }) => {
      await copyAllAgain(url, clickhouseOf(config))
      console.log('All lots will be copied again. PostgreSQL answers searches until they have arrived.')
    }),
  )
  return new Command('clickhouse')
    .description('manage the lots in ClickHouse, if SEARCH_ENGINE uses it')
    .addCommand(verify)
    .addCommand(copy)
}

function clickhouseOf({ search }: Config) {
  if (search.engine === 'clickhouse') return search.clickhouse
  throw new ConfigurationError('ClickHouse is not in use: set SEARCH_ENGINE=clickhouse and CLICKHOUSE_URL.')
}

function linesOf({ months, lots, differences }: Compared): string[] {
  if (differences.length === 0) return [`All ${lots} lots in ${months} months are the same.`]
  return [
    ...differences.map(({ month, postgresql, clickhouse }) => {
      const [ours, theirs] = [postgresql?.lots ?? 0, clickhouse?.lots ?? 0]
      const what =
        ours === theirs ? `${ours} lots, of which some differ` : `${ours} lots, ${theirs} in ClickHouse`
      return `${month === '' ? 'no date' : month}  ${what}`
    }),
    'To copy all lots again, run: seriba clickhouse copy',
  ]
}
