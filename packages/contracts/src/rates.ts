import { rateSources } from '@seriba/domain/money/exchange-rates'
import { rateFailures, readSources } from '@seriba/domain/money/rate-readings'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { dateString, fileFormat, instant, success } from './fields.ts'

const currency = () => z.string().check(z.regex(/^[A-Z]{3}$/))
/** Any but the yen, which has no rate of its own. */
const foreign = () => z.string().check(z.regex(/^(?!JPY)[A-Z]{3}$/))
/** Yen for one unit, an exact decimal. */
const rate = () => z.string().check(z.regex(/^\d{1,7}(\.\d{1,8})?$/))

/** A currency's rate with its day, as given by the source. */
export const ExchangeRate = z.object({
  currency: currency(),
  yenPer: rate(),
  day: z.string(),
  source: z.enum(rateSources),
  /** More than four days old. */
  stale: z.boolean(),
})
export type ExchangeRate = z.infer<typeof ExchangeRate>

/**
 * The rates at which amounts in yen are converted for display, and the caller's own currency. Debts remain in yen.
 * Each has the newest day for which it was read, entered, or published in the company's cost tables.
 */
export const viewRates = contract({
  method: 'GET',
  path: '/user/rates',
  operation: 'rates.viewRates',
  audience: 'signedIn',
  input: z.object({}),
  output: z.object({ own: z.nullable(currency()), rates: z.array(ExchangeRate) }),
  errors: [],
})

/** How the last reading of the rates went. */
export const RateReading = z.object({
  source: z.enum(readSources),
  /** Null until it has been read for the first time. */
  triedAt: z.nullable(instant()),
  readAt: z.nullable(instant()),
  /** If the last reading failed: why, for which currency, and since when. The last rates stay. */
  failing: z.nullable(
    z.object({ why: z.enum(rateFailures), currency: z.nullable(currency()), since: instant() }),
  ),
})

/** Where the rates come from and how the last reading went; null if they are entered by hand. */
export const viewRateSource = contract({
  method: 'GET',
  path: '/site/rates-source',
  operation: 'rates.viewRateSource',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({}),
  output: z.object({ reading: z.nullable(RateReading) }),
  errors: [],
})

/** Creates a link to download the rates as a file; it works for one minute and only for the caller. */
export const exportRates = contract({
  method: 'GET',
  path: '/site/rates-export',
  operation: 'rates.exportRates',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({ format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

/** Chooses the currency that is shown next to yen; null means none. */
export const updateCurrency = contract({
  method: 'PUT',
  path: '/user/currency',
  operation: 'rates.updateCurrency',
  audience: 'signedIn',
  input: z.object({ currency: z.nullable(currency()) }),
  output: success(),
  errors: ['currency_unknown'],
})

/** Enters a day's rates by hand; they apply until there are rates for a later day. */
export const enterRates = contract({
  method: 'POST',
  path: '/site/rates',
  operation: 'rates.enterRates',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({
    day: dateString().check(z.minLength(1)),
    rates: z.array(z.object({ currency: foreign(), yenPer: rate() })).check(z.minLength(1), z.maxLength(200)),
    /** Whether to accept rates that are more than a third off the current ones. */
    anyway: z.optional(z.boolean()),
  }),
  output: success(),
  errors: ['date_ahead', 'rate_absurd', 'rate_differs'],
})
