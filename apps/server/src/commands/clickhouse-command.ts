import { type Compared, compareLots, copyAnew } from '@seriba/server-catalogue/clickhouse/compare-lots'
import type { Config } from '@seriba/server-kit/config'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { Command } from 'commander'
import { withDatabase } from './with-database.ts'

/** `clickhouse`: whether its lots match those of PostgreSQL, and how to copy them again. */
export function clickhouseCommand() {
  const verify = new Command('verify')
    .description('compare every lot with ClickHouse, by counts and checksums of each month')
    .addHelpText('after', '\nExit code: 0 both have the same lots, 1 some months differ.')
    .action(() =>
      withDatabase(async ({ url, config }) => {
        const compared = await compareLots(url, clickhouseOf(config))
        for (const line of linesOf(compared)) console.log(line)
        if (compared.differences.length > 0) process.exitCode = 1
      }),
    )
  const copy = new Command('copy').description('have the running servers copy all lots anew').action(() =>
    withDatabase(async ({ url, config }) => {
      await copyAnew(url, clickhouseOf(config))
      console.log('All lots will be copied again. PostgreSQL answers searches until they have arrived.')
    }),
  )
  return new Command('clickhouse')
    .description('the lots in ClickHouse, where SEARCH_ENGINE says so')
    .addCommand(verify)
    .addCommand(copy)
}

function clickhouseOf({ search }: Config) {
  if (search.engine === 'clickhouse') return search.clickhouse
  throw new ConfigurationError('There is no ClickHouse: set SEARCH_ENGINE=clickhouse and CLICKHOUSE_URL.')
}

function linesOf({ months, lots, differences }: Compared): string[] {
  if (differences.length === 0) return [`${lots} lots in ${months} months are the same.`]
  return [
    ...differences.map(({ month, postgresql, clickhouse }) => {
      const [ours, theirs] = [postgresql?.lots ?? 0, clickhouse?.lots ?? 0]
      const what =
        ours === theirs ? `${ours} lots, of which some differ` : `${ours} lots, ClickHouse ${theirs}`
      return `${month === '' ? 'without a day' : month}  ${what}`
    }),
    'Run "seriba clickhouse copy" to have all lots copied anew.',
  ]
}
