import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time/jst.ts'
import type { AgeDemand, Verdict } from './import-rule.ts'
import { importVerdict, verdictOn } from './import-verdict.ts'
import { aCar, aRule, journeyWith } from './testing/rules.ts'

const demand = fc.record({
  age: fc.constantFrom('atMost' as const, 'atLeast' as const),
  years: fc.integer({ min: 0, max: 30 }),
  unit: fc.constantFrom('months' as const, 'calendarYears' as const),
  since: fc.constantFrom('manufacture' as const, 'registration' as const),
  edgeExcluded: fc.boolean(),
  registeredWithin: fc.integer({ min: 0, max: 36 }),
})
const year = fc.integer({ min: 1990, max: 2026 })
const arrival = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days))

/** What a clerk would do: write down the first and last permitted month, and compare. */
function clerk({ age, years, unit, edgeExcluded }: AgeDemand, born: string, arrives: string): boolean {
  const [bornYear = 0] = born.split('-').map(Number)
  const then = unit === 'months' ? `${bornYear + years}-${born.slice(5)}` : String(bornYear + years)
  const now = unit === 'months' ? arrives.slice(0, 7) : arrives.slice(0, 4)
  if (now === then) return !edgeExcluded
  return age === 'atMost' ? now < then : now > then
}

const monthsBetween = (from: string, to: string): string[] => {
  const [y = 0, m = 1] = from.split('-').map(Number)
  const month = `${y}-${String(m).padStart(2, '0')}`
  const next = m === 12 ? `${y + 1}-01` : `${y}-${String(m + 1).padStart(2, '0')}`
  return month > to ? [] : [month, ...monthsBetween(next, to)]
}

/** Every month in which the vehicle may have been made or registered, one by one. */
function birthMonths({ since, registeredWithin = 24 }: AgeDemand, registered: number): string[] {
  const [from, to] = [`${registered}-01`, `${registered}-12`]
  if (since === 'registration') return monthsBetween(from, to)
  const first = registered * 12 - registeredWithin
  return monthsBetween(`${Math.floor(first / 12)}-${String((first % 12) + 1).padStart(2, '0')}`, to)
}

const expected = (asked: AgeDemand, registered: number, arrives: string): Verdict => {
  const answers = new Set(birthMonths(asked, registered).map((month) => clerk(asked, month, arrives)))
  return answers.size > 1 ? 'cannotTell' : answers.has(true) ? 'fits' : 'doesNotFit'
}

test('an age limit gives the same answer as checking every possible month of manufacture', () => {
  fc.assert(
    fc.property(demand, year, arrival, (asked, registered, arrives) => {
      const vehicle = aCar({ year: registered, day: '2027-12-31' })
      expect(verdictOn(journeyWith([aRule(asked)]), vehicle, arrives)).toBe(
        expected(asked, registered, arrives),
      )
    }),
    { numRuns: 2000 },
  )
})

test('with a known month of manufacture the verdict changes on the limit’s exact day and never before', () => {
  const month = fc.integer({ min: 1, max: 12 })
  fc.assert(
    fc.property(demand, year, month, arrival, (asked, made, month, arrives) => {
      const production = { year: String(made), month: String(month) }
      const journey = journeyWith([aRule({ ...asked, since: 'manufacture' })])
      // 44 days before it arrives.
      const vehicle = aCar({ year: made, day: addDays(arrives, -44), production })
      const found = importVerdict(journey, vehicle)
      expect(found?.arrives).toBe(arrives)
      expect(found?.verdict).not.toBe('cannotTell')
      if (found?.changesOn) {
        expect(verdictOn(journey, vehicle, addDays(found.changesOn, -1))).toBe(found.verdict)
        expect(verdictOn(journey, vehicle, found.changesOn)).toBe(found.becomes)
        expect(found.becomes).not.toBe(found.verdict)
      } else expect(verdictOn(journey, vehicle, '2080-01-01')).toBe(found?.verdict)
    }),
    { numRuns: 1000 },
  )
})

test('with time a vehicle can only become too old or old enough', () => {
  fc.assert(
    fc.property(demand, year, arrival, fc.integer({ min: 0, max: 400 }), (asked, made, arrives, later) => {
      const journey = journeyWith([aRule(asked)])
      const vehicle = aCar({ year: made })
      const order: Verdict[] = ['fits', 'cannotTell', 'doesNotFit']
      const at = (day: string) => order.indexOf(verdictOn(journey, vehicle, day))
      const change = at(addDays(arrives, later)) - at(arrives)
      expect(asked.age === 'atMost' ? change : -change).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 1000 },
  )
})
