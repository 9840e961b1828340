import { defaultHallTerms } from '@seriba/domain/bids/hall-terms'
import {
  type HallSettings,
  type ListedHall,
  listHalls,
  resetHall,
  setHall,
} from '@seriba/server-company/hall-settings'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { Command, InvalidArgumentError } from 'commander'
import { withDatabase } from './with-database.ts'

/** `halls`: deadlines and fees of auction halls. A change applies immediately, to all wins from then on. */
export function hallsCommand() {
  const list = new Command('list')
    .description('list all halls that have lots or settings')
    .action(() => withDatabase(async ({ db }) => console.log(tableOf(await listHalls(db)))))
  const set = new Command('set')
    .description('change settings of a hall; "default" or "open" clears a value')
    .argument('<hall>', 'its name, as the feed writes it')
    .option('--deadline-hours <hours>', 'how long before the sale bidding closes', hoursOf)
    .option('--cancel-deadline-hours <hours>', 'how long before the sale free cancellation ends', hoursOf)
    .option('--overbid-allowance <yen>', 'how much staff may bid above a client’s maximum', yenOf)
    .option('--delivery-fee <yen>', 'the charge for inland transport from this hall', yenOf)
    .option('--auction-fee <yen>', 'the hall’s fee, which is passed on to the buyer', yenOf)
    .action((name: string, settings: Partial<HallSettings>) => {
      if (Object.keys(settings).length === 0)
        throw new ConfigurationError('Give at least one setting: see --help.')
      return withDatabase(async ({ db }) => {
        const hall = await setHall(db, name, settings)
        console.log(
          `The settings of ${hall.name} are saved. They apply immediately, to all wins from now on.`,
        )
        if (!hall.hasLots) console.log(withoutLots(hall.name))
      })
    })
  const reset = new Command('reset')
    .description('delete the settings of a hall; the company file applies again from the next start')
    .argument('<hall>')
    .action((name: string) =>
      withDatabase(async ({ db }) => {
        if (!(await resetHall(db, name))) throw new ConfigurationError(`${name} has no settings of its own.`)
        console.log(`${name} now uses the company’s defaults.`)
      }),
    )
  return new Command('halls')
    .description('manage deadlines and fees of auction halls')
    .addCommand(list)
    .addCommand(set)
    .addCommand(reset)
}

/** A mistyped name creates a hall of its own: nothing else would reveal the mistake. */
const withoutLots = (name: string) =>
  `There are no lots from ${name} yet. Is the name right? "seriba halls list" shows all known halls.`

function hoursOf(text: string): number | null {
  if (text === 'default') return null
  const hours = Number(text)
  if (text.trim() === '' || !(hours >= 0 && hours <= 168))
    throw new InvalidArgumentError('It must be a number of hours from 0 to 168, or "default".')
  return hours
}

function yenOf(text: string): number | null {
  if (text === 'open' || text === 'default') return null
  const yen = Number(text)
  if (text.trim() === '' || !Number.isInteger(yen) || yen < 0 || yen > 10_000_000)
    throw new InvalidArgumentError('It must be a whole number of yen up to 10 000 000, or "open".')
  return yen
}

const head = ['hall', 'deadline h', 'cancel h', 'overbid', 'delivery', 'auction fee', 'from']

function tableOf(halls: readonly ListedHall[]): string {
  const { deadlineHours, cancelDeadlineHours, overbidAllowance } = defaultHallTerms
  const rows = halls.map((hall) => [
    hall.name,
    String(hall.deadlineHours ?? `(${deadlineHours})`),
    String(hall.cancelDeadlineHours ?? `(${cancelDeadlineHours})`),
    String(hall.overbidAllowance ?? `(${overbidAllowance})`),
    String(hall.deliveryFee ?? 'open'),
    String(hall.auctionFee ?? 'open'),
    hall.fromFile === null ? 'default' : hall.fromFile ? 'file' : 'command',
  ])
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)))
  return [head, ...rows]
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .join('\n')
}
