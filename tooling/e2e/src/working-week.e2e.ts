import { test } from './test.ts'
import { bidsAndWins, entersCosts, entersPrice, issuesInvoice } from './week/bids-and-costs.ts'
import { checkAuditLog, colleagueJoins, feedHasBadLines, termsChange } from './week/company.ts'
import { asksForTheirData, isResold, isRestricted, lotIsCancelled } from './week/ends.ts'
import { getsDepositBack, isPaid, isReversed, monthEnds, wentToTheWrongClient } from './week/money.ts'
import { getsLimits, isChecked, isCorrected, paysDeposit, signsUp } from './week/newcomer.ts'
import { exchangesDocuments, isDelivered, isShipped, namesConsignee, writesNotes } from './week/shipping.ts'
import { aWeek, ledgerAgrees, type Week } from './week/week.ts'

/** What happens in a company in a week, step by step. */
const days: readonly [string, (week: Week) => Promise<void>][] = [
  ['1 a client signs up, and staff is told', signsUp],
  ['2 the company checks their identity', isChecked],
  ['3 staff corrects what they have mistyped', isCorrected],
  ['4 the deposit comes, less the fee of the bank', paysDeposit],
  ['5 limits are set and bidding is opened', getsLimits],
  ['6 bids are placed, forwarded and won', bidsAndWins],
  ['7 the hammer price is entered', entersPrice],
  ['8 what the purchase costs is entered', entersCosts],
  ['9 the invoice goes to the client', issuesInvoice],
  ['10 their payment pays for it', isPaid],
  ['11 a transfer for another client is moved to the right one', wentToTheWrongClient],
  ['12 the car is booked on a voyage', isShipped],
  ['13 the buyer names the consignee', namesConsignee],
  ['14 documents go both ways', exchangesDocuments],
  ['15 staff writes a note to the buyer', writesNotes],
  ['16 the car is delivered', isDelivered],
  ['17 a colleague joins', colleagueJoins],
  ['18 the client is kept from bidding for a while', isRestricted],
  ['19 the hall withdraws a lot', lotIsCancelled],
  ['20 a sale falls through, and the car is sold again', isResold],
  ['21 a payment that was recorded wrongly is reversed', isReversed],
  ['22 the client gets the deposit back', getsDepositBack],
  ['23 at the month’s end staff sees who owes what', monthEnds],
  ['24 the audit log says who changed what', checkAuditLog],
  ['25 a hall asks for other fees', termsChange],
  ['26 a feed has bad lines', feedHasBadLines],
  ['27 the client asks for their data and for its deletion', asksForTheirData],
]

test('a company works for a week in the console and the portal, and its books balance after every step', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const week = await aWeek(browser)
  for (const [title, happens] of days)
    await test.step(title, async () => {
      await happens(week)
      await ledgerAgrees(week)
    })
})
