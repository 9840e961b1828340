import { mostSpent, weekOf } from '@seriba/domain/bids/budget'
import { addDays, dayMs, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { spentBySpan } from '@seriba/server-credit/budget'
import { allowanceFor } from '@seriba/server-credit/credit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBid, aGroup, aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testDb } from '../test/db.ts'

const database = testDb()

const amount = fc.integer({ min: 1, max: 400 }).map((steps) => steps * 5000)
const account = fc.record({
  quotas: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 2 }),
  won: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 2, maxLength: 2 }),
  bids: fc.array(
    fc.record({
      amount,
      status: fc.constantFrom(1, 2, 2, 3, 4, 6),
      group: fc.constantFrom(null, 0, 0, 1),
      day: fc.constantFrom(0, 1, 7),
    }),
    { maxLength: 9 },
  ),
  day: fc.constantFrom(0, 1, 7),
  group: fc.constantFrom(null, 0, 1),
})

test(
  'the database counts days, weeks, and groups just as the rule does',
  () =>
    fc.assert(
      fc.asyncProperty(account, async ({ quotas, won, bids, day, group }) => {
        const { db } = database
        const now = new Date()
        const monday = addDays(weekOf(jstDay(now)), 14)
        const client = await aClient(db)
        await db
          .insertInto('budgets')
          .values({ user_id: client.id, per_day: 1, per_week: 1, per_group: 1, ask_above: null })
          .execute()
        const groups: { id: number; wanted: number }[] = []
        for (const [at, quota] of quotas.entries()) {
          const { id } = await aGroup(db, client, { number: at + 1, quota })
          await db
            .updateTable('bid_groups')
            .set({ won: won[at] ?? 0 })
            .where('id', '=', id)
            .execute()
          groups.push({ id, wanted: quota - (won[at] ?? 0) })
        }
        const lotOn = (days: number) =>
          aLot(db, { auction_at: new Date(startOfJstDay(addDays(monday, days)).getTime() + dayMs / 2) })
        for (const bid of bids)
          await aBid(db, client, {
            lot: await lotOn(bid.day),
            amount: bid.amount,
            status: bid.status as 1,
            group_id: bid.group === null ? null : (groups[bid.group]?.id ?? null),
          })
        const counted = bids
          .filter(({ status }) => [1, 2, 6].includes(status))
          .map((bid) => ({
            ...bid,
            groupId: bid.group,
            wanted: bid.group === null ? 0 : (groups[bid.group]?.wanted ?? 0),
            won: bid.status === 6,
          }))
        const of = (keep: (bid: (typeof counted)[number]) => boolean) => mostSpent(counted.filter(keep))
        const expected = {
          day: of((bid) => bid.day === day),
          week: of((bid) => bid.day >= 7 === day >= 7),
          ...(group !== null && { group: of((bid) => bid.group === group) }),
        }
        const { budget } = await allowanceFor(db, {
          clientId: client.id,
          lotId: String((await lotOn(day)).id),
          groupNumber: group === null ? undefined : group + 1,
          now,
        })
        expect(Object.fromEntries(budget?.limits.map(({ cap, used }) => [cap, used]) ?? [])).toEqual(expected)
        const spans = await spentBySpan(db, client.id, now)
        expect(spans.day.get(addDays(monday, day)) ?? 0).toBe(expected.day)
        expect(spans.week.get(weekOf(addDays(monday, day))) ?? 0).toBe(expected.week)
        if (group !== null) expect(spans.group.get(groups[group]?.id ?? 0) ?? 0).toBe(expected.group)
      }),
      { numRuns: 60, seed: 20_261_125 },
    ),
  120_000,
)
