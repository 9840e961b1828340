import { prepareDemo } from '@seriba/server-demo/prepare-demo'
import { resetDemo } from '@seriba/server-demo/reset-demo'
import { seedDemo } from '@seriba/server-demo/seed-demo'
import { openLog } from '@seriba/server-kit/log'
import { Command, InvalidArgumentError } from 'commander'
import { withDatabase } from './with-database.ts'

type Options = { live: number; stats: number; reset?: true; auctioneer?: true }

const progressEvery = 50_000

/** `demo`: loads whatever is missing from the demo company. */
export const demoCommand = () =>
  new Command('demo')
    .description('load the demo company; existing data is not changed')
    .option('--live <count>', 'number of lots for the next six auction days', countOf, 6000)
    .option('--stats <count>', 'number of lots for the past 90 days', countOf, 60_000)
    .option('--reset', 'empty the database first; refused if there are accounts that are not the demo’s')
    .option('--auctioneer', 'keep running and hold the auctions in real time')
    .action(({ live, stats, reset, auctioneer }: Options) =>
      withDatabase(async (database) => {
        if (reset) await resetDemo(database)
        const done = await seedDemo(database, {
          live,
          stats,
          ownTexts: database.config.companyFile === undefined,
          secret: database.config.cookieSecret,
          onProgress: logProgress(live + stats),
        })
        const people = done.people ? 'people and bids loaded' : 'people and bids were already there'
        const lots =
          done.lots > 0
            ? `${done.lots} lots loaded (${done.rate} a second)`
            : 'every day already has its lots'
        console.log(`Demo company: ${lots}; ${people} (${done.seconds.toFixed(1)} s).`)
        if (auctioneer) await runAuctioneer(database, { live, stats })
      }),
    )

function logProgress(total: number) {
  let next = progressEvery
  return (lots: number) => {
    if (lots < next) return
    console.error(`${lots} of about ${total} lots`)
    next += progressEvery
  }
}

async function runAuctioneer(
  { config, ...database }: Parameters<Parameters<typeof withDatabase>[0]>[0],
  demoLots: { live: number; stats: number },
) {
  const log = openLog(config)
  const demo = await prepareDemo({ ...database, log, config: { ...config, demoLots, demoAuctioneer: true } })
  console.log('The auctions are running. Press Ctrl+C to stop.')
  await new Promise((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await demo.stop()
}

function countOf(text: string) {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 0 || count > 10_000_000) {
    throw new InvalidArgumentError('It must be a whole number from 0 to 10 000 000.')
  }
  return count
}
