import { describe, expect, test } from 'vitest'
import { checkRules } from './check-rules.ts'
import { blockOf, importVerdict, verdictOn } from './import-verdict.ts'
import { aCar, aRule, journeyWith } from './testing/rules.ts'

const left = aRule({ steering: 'left' }, { id: 'left' })
const right = aRule({ steering: 'right' }, { id: 'right' })
const code = aRule({ emissionRefused: ['A'] }, { id: 'code' })
const paper = aRule({ formality: true }, { id: 'paper' })
const source = left.source
const verdict = (...given: Parameters<typeof importVerdict>) => importVerdict(...given)

describe('an import verdict', () => {
  test('is that of the worst rule, and lists the rules worst first and formalities last', () => {
    const found = verdict(journeyWith([paper, right, code, left]), aCar())
    expect(found?.verdict).toBe('doesNotFit')
    expect(found?.rules.map(({ verdict }) => verdict)).toEqual(['doesNotFit', 'cannotTell', 'fits', 'fits'])
    expect(found?.rules.at(-1)?.formality).toBe(true)
  })

  test('lists Japan’s bans before the destination’s refusals', () => {
    const bans = [{ when: { ccMin: 1000 }, because: { en: 'Ban', ru: 'Запрет' }, source }]
    const found = verdict(journeyWith([left], { bans }), aCar())
    expect(found?.rules.map(({ by }) => by)).toEqual(['japan', 'destination'])
  })

  test('cannot be given when a deciding fact is unknown', () => {
    expect(verdict(journeyWith([right, code]), aCar())?.verdict).toBe('cannotTell')
    const refused = aRule({ refused: { ccMin: 2001 } })
    expect(verdict(journeyWith([refused]), aCar({ engine: null }))?.verdict).toBe('cannotTell')
    expect(verdict(journeyWith([refused]), aCar({ engine: 2000 }))?.verdict).toBe('fits')
    expect(verdict(journeyWith([refused]), aCar({ engine: 2001 }))?.verdict).toBe('doesNotFit')
  })

  test('cannot be given for a country without rules, unless Japan bans the export', () => {
    const { rules: _, ...bare } = { ...journeyWith([]).document.countries.JM, names: { en: '', ru: '' } }
    const journey = journeyWith([])
    const document = (bans: object[]) => ({
      ...journey.document,
      countries: { ...journey.document.countries, JM: { ...bare, bans } as never },
    })
    expect(verdict({ ...journey, document: document([]) }, aCar())).toMatchObject({
      verdict: 'cannotTell',
      basis: 'noRules',
    })
    const banned = document([{ when: {}, because: { en: 'Ban', ru: 'Запрет' }, source }])
    expect(verdict({ ...journey, document: banned }, aCar())).toMatchObject({
      verdict: 'doesNotFit',
      basis: 'rules',
    })
  })

  test('is negative for a country that prohibits used cars, whatever its rules say', () => {
    expect(verdict(journeyWith([right], { offer: 'prohibited' }), aCar())).toMatchObject({
      verdict: 'doesNotFit',
      basis: 'prohibited',
    })
  })

  test('gives the arrival day, counting the days until the ship leaves and the voyage', () => {
    expect(verdict(journeyWith([]), aCar({ day: '2026-11-26' }))?.arrives).toBe('2027-01-09')
  })

  test('changes on the day when Japan begins or stops banning cars of that age', () => {
    const because = { en: 'Ban', ru: 'Запрет' }
    // Made in 2021: it arrives in January 2027, and is certainly 84 months old in December 2028.
    const old = journeyWith([], { bans: [{ when: { ageMonthsMin: 84 }, because, source }] })
    expect(verdict(old, aCar())).toMatchObject({
      verdict: 'fits',
      changesOn: '2028-01-01',
      becomes: 'cannotTell',
    })
    const young = journeyWith([], { bans: [{ when: { ageMonthsMax: 119 }, because, source }] })
    expect(verdict(young, aCar())).toMatchObject({ verdict: 'doesNotFit', becomes: 'cannotTell' })
  })

  test('stays open when a rule has exceptions', () => {
    const listed = { ...left, exceptions: { en: 'On a list', ru: 'В списке' } }
    expect(verdict(journeyWith([listed]), aCar())?.verdict).toBe('cannotTell')
  })
})

describe('an import rule', () => {
  test('applies to arrivals from its first day until the day before its last', () => {
    const ruled = journeyWith([{ ...left, arrivesFrom: '2027-01-01', arrivesUntil: '2028-01-01' }])
    expect(verdictOn(ruled, aCar(), '2026-12-31')).toBe('fits')
    expect(verdictOn(ruled, aCar(), '2027-01-01')).toBe('doesNotFit')
    expect(verdictOn(ruled, aCar(), '2027-12-31')).toBe('doesNotFit')
    expect(verdictOn(ruled, aCar(), '2028-01-01')).toBe('fits')
  })

  test('changes the verdict on the day it takes effect', () => {
    const ruled = journeyWith([{ ...left, arrivesFrom: '2027-03-15' }])
    expect(verdict(ruled, aCar())).toMatchObject({
      verdict: 'fits',
      changesOn: '2027-03-15',
      becomes: 'doesNotFit',
    })
  })

  test('applies only to the fuels, kinds and importers it names', () => {
    const electric = { ...left, when: { fuel: ['electric'] as const } }
    expect(verdict(journeyWith([electric]), aCar())?.rules).toEqual([])
    expect(verdict(journeyWith([electric]), aCar({ model: 'Leaf' }))?.verdict).toBe('doesNotFit')
    const bikes = { ...left, when: { kind: ['bike'] as const } }
    expect(verdict(journeyWith([bikes]), aCar())?.verdict).toBe('fits')
    const traders = { ...left, regimes: ['trader'] as const }
    expect(verdict(journeyWith([traders]), aCar())?.verdict).toBe('fits')
    expect(verdict({ ...journeyWith([traders]), regime: 'trader' }, aCar())?.verdict).toBe('doesNotFit')
  })

  test('narrows the month of manufacture by the registration deadline of the country', () => {
    const age = { age: 'atMost', years: 5, unit: 'months', since: 'manufacture' } as const
    // The oldest may date from January 2020 or, with the 12-month limit, from January 2021.
    const lately = { ...aCar({ year: 2022 }) }
    const loose = journeyWith([aRule(age)])
    const tight = journeyWith([aRule({ ...age, registeredWithin: 0 })])
    expect(verdictOn(loose, lately, '2026-12-01')).toBe('cannotTell')
    expect(verdictOn(tight, lately, '2026-12-01')).toBe('fits')
  })
})

describe('a bid is blocked', () => {
  test('by a ban in Japan or by a rule the company has marked', () => {
    const bans = [{ when: { ccMin: 1000 }, because: { en: 'Ban', ru: 'Запрет' }, source }]
    expect(blockOf(verdict(journeyWith([], { bans }), aCar()))?.says.en).toBe('Ban')
    expect(blockOf(verdict(journeyWith([{ ...left, blocks: true }]), aCar()))?.verdict).toBe('doesNotFit')
  })

  test('by no other rule, and not when the verdict is unknown', () => {
    expect(blockOf(verdict(journeyWith([left]), aCar()))).toBeNull()
    expect(blockOf(verdict(journeyWith([{ ...code, blocks: true }]), aCar()))).toBeNull()
    const bans = [{ when: { ccMin: 1000 }, because: { en: 'Ban', ru: 'Запрет' }, source }]
    expect(blockOf(verdict(journeyWith([], { bans }), aCar({ engine: null })))).toBeNull()
    expect(blockOf(null)).toBeNull()
  })
})

test('rules need unique IDs and periods that can occur', () => {
  expect(checkRules([left, right])).toEqual([])
  expect(checkRules([left, left])).toEqual([{ at: 'left', problem: 'ruleTwice' }])
  const never = { ...left, arrivesFrom: '2027-01-01', arrivesUntil: '2027-01-01' }
  expect(checkRules([never])).toEqual([{ at: 'left', problem: 'ruleNever' }])
})
