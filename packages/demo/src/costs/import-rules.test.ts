import { importVerdict } from '@seriba/domain/import-rules/import-verdict'
import { type LotFacts, vehicleOfLot } from '@seriba/domain/landed-cost/lot-vehicle'
import { describe, expect, test } from 'vitest'
import { costDocument } from './document.ts'

const document = costDocument('2026-11-23')
const facts: LotFacts = {
  kind: 'car',
  maker: 'Toyota',
  model: 'Corolla Axio',
  grade: 'X',
  equipment: '',
  engine: 1496,
  horsePower: 109,
  steering: 'Right',
  year: 2019,
  day: '2026-11-24',
}
/** A month that is given comes from the catalogue. */
const verdict = (port: string, lot: Partial<LotFacts> = {}, regime: 'private' | 'trader' = 'private') => {
  const found = importVerdict({ document, port, regime }, vehicleOfLot({ ...facts, ...lot }, document))
  return found && { verdict: found.verdict, changesOn: found.changesOn, becomes: found.becomes }
}
const made = (year: number, month: number): Partial<LotFacts> => ({
  year,
  production: { year: String(year), month: String(month) },
})
const outcome = (port: string, lot: Partial<LotFacts> = {}) => verdict(port, lot)?.verdict
/** An auction whose car reaches the port on that day. */
const arriving = (port: string, day: string): Partial<LotFacts> => {
  const days = document.handlingDays + (document.ports[port]?.transitDays ?? 0)
  return { day: new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10) }
}

describe('Kenya', () => {
  test('accepts a car from 2019 in 2026, and only from 2020 on from January 1, 2027', () => {
    const december = arriving('Mombasa', '2026-12-31')
    const january = arriving('Mombasa', '2027-01-01')
    expect(verdict('Mombasa', { year: 2019, ...december })).toEqual({
      verdict: 'fits',
      changesOn: '2027-01-01',
      becomes: 'doesNotFit',
    })
    expect(outcome('Mombasa', { year: 2018, ...december })).toBe('doesNotFit')
    expect(outcome('Mombasa', { year: 2019, ...january })).toBe('doesNotFit')
    expect(outcome('Mombasa', { year: 2020, ...january })).toBe('fits')
  })

  test('counts the arrival rather than the auction: a car from 2019 sold on November 24 comes too late', () => {
    expect(outcome('Mombasa', { year: 2019, day: '2026-11-24' })).toBe('doesNotFit')
  })

  test('refuses left-hand drive', () => {
    expect(outcome('Mombasa', { year: 2021, steering: 'Left' })).toBe('doesNotFit')
  })

  test('gives no verdict for a car without a year', () => {
    expect(outcome('Mombasa', { year: null })).toBe('cannotTell')
  })
})

describe('the 25-year rule of the United States, by the month', () => {
  const arrives = arriving('Tacoma', '2026-12-25')

  test('is met by a car registered in a year at least 25 years back', () => {
    expect(outcome('Tacoma', { year: 2001, ...arrives })).toBe('fits')
  })

  test('may be met by a car registered within two years after its manufacture', () => {
    expect(outcome('Tacoma', { year: 2002, ...arrives })).toBe('cannotTell')
    expect(outcome('Tacoma', { year: 2003, ...arrives })).toBe('cannotTell')
  })

  test('is not met by a younger car, whose earliest possible month is given', () => {
    expect(verdict('Tacoma', { year: 2004, ...arrives })).toEqual({
      verdict: 'doesNotFit',
      changesOn: '2027-01-01',
      becomes: 'cannotTell',
    })
  })

  test('counts from the month of manufacture once that is known', () => {
    expect(verdict('Tacoma', { ...made(2001, 12), ...arrives })?.verdict).toBe('fits')
    expect(verdict('Tacoma', { ...made(2002, 3), ...arrives })).toEqual({
      verdict: 'doesNotFit',
      changesOn: '2027-03-01',
      becomes: 'fits',
    })
  })
})

test('Canada accepts a car 15 years after its month of manufacture', () => {
  const arrives = arriving('Vancouver', '2026-12-24')
  expect(outcome('Vancouver', { ...made(2011, 12), ...arrives })).toBe('fits')
  expect(verdict('Vancouver', { ...made(2012, 1), ...arrives })).toMatchObject({
    verdict: 'doesNotFit',
    changesOn: '2027-01-01',
    becomes: 'fits',
  })
})

test('Australia may accept a younger car from its list of models, so there is no verdict', () => {
  expect(outcome('Melbourne', made(2015, 5))).toBe('cannotTell')
  expect(outcome('Melbourne', made(1999, 3))).toBe('fits')
})

test('Uganda refuses a car in the month it turns 15', () => {
  const port = 'Mombasa (Uganda)'
  expect(verdict(port, { ...made(2012, 2), ...arriving(port, '2027-01-31') })).toEqual({
    verdict: 'fits',
    changesOn: '2027-02-01',
    becomes: 'doesNotFit',
  })
  expect(outcome(port, { ...made(2012, 2), ...arriving(port, '2027-02-01') })).toBe('doesNotFit')
})

describe('Trinidad and Tobago', () => {
  const port = 'Port of Spain'
  test('accepts a car up to three years old and not a month older', () => {
    expect(outcome(port, { ...made(2024, 1), ...arriving(port, '2027-01-31') })).toBe('fits')
    expect(outcome(port, { ...made(2023, 12), ...arriving(port, '2027-01-01') })).toBe('doesNotFit')
  })

  test('accepts an electric car up to two years old', () => {
    const electric = { model: 'Leaf', engine: null }
    expect(outcome(port, { ...electric, ...made(2025, 1), ...arriving(port, '2027-01-31') })).toBe('fits')
    expect(outcome(port, { ...electric, ...made(2024, 12), ...arriving(port, '2027-01-01') })).toBe(
      'doesNotFit',
    )
  })
})

test('Jamaica accepts six years, Sri Lanka three, and Bangladesh five, each to the month', () => {
  for (const [port, years] of [
    ['Kingston', 6],
    ['Hambantota', 3],
    ['Chattogram', 5],
  ] as const) {
    const arrives = arriving(port, '2027-01-20')
    expect(outcome(port, { ...made(2027 - years, 1), ...arrives })).toBe('fits')
    expect(outcome(port, { ...made(2026 - years, 12), ...arrives })).toBe('doesNotFit')
  }
})

test('Guyana counts calendar years and refuses a car after eight', () => {
  const port = 'Georgetown'
  expect(outcome(port, { ...made(2019, 1), ...arriving(port, '2026-12-31') })).toBe('fits')
  expect(outcome(port, { ...made(2019, 12), ...arriving(port, '2027-01-01') })).toBe('doesNotFit')
})

test('Cyprus counts five years from the registration, of which a sheet may give only the year', () => {
  const arrives = arriving('Limassol', '2026-06-15')
  expect(outcome('Limassol', { year: 2021, ...arrives })).toBe('cannotTell')
  expect(outcome('Limassol', { year: 2022, ...arrives })).toBe('fits')
  expect(outcome('Limassol', { year: 2020, ...arrives })).toBe('doesNotFit')
})

test('Georgia accepts cars made in 2013 or later', () => {
  expect(outcome('Poti', made(2013, 1))).toBe('fits')
  expect(outcome('Poti', made(2012, 12))).toBe('doesNotFit')
  expect(outcome('Poti', { year: 2013 })).toBe('cannotTell')
  expect(outcome('Poti', { year: 2015 })).toBe('fits')
  expect(outcome('Poti', { year: 2012 })).toBe('doesNotFit')
})

describe('New Zealand', () => {
  const withCode = (modelCode: string, year = 2017): Partial<LotFacts> => ({
    year,
    production: { year: String(year), month: '8', modelCode },
  })
  test('requires the emission code and gives no verdict without it', () => {
    expect(outcome('Auckland', withCode('DBA-NRE161G'))).toBe('fits')
    expect(outcome('Auckland', withCode('CBA-NRE161G'))).toBe('doesNotFit')
    expect(outcome('Auckland', { year: 2017 })).toBe('cannotTell')
  })

  test('refuses cars made before 2012, whatever their code', () => {
    expect(outcome('Auckland', withCode('DBA-NRE161G', 2011))).toBe('doesNotFit')
    expect(outcome('Auckland', { year: 2011 })).toBe('doesNotFit')
  })

  test('requires neither for an electric car', () => {
    expect(outcome('Auckland', { model: 'Leaf', year: 2011, engine: null })).toBe('fits')
  })
})

describe('Japan exports no car to Russia', () => {
  test('above 1 900 cc', () => {
    expect(outcome('Vladivostok', { engine: 1900 })).toBe('fits')
    expect(outcome('Vladivostok', { engine: 1901 })).toBe('doesNotFit')
    expect(outcome('Vladivostok', { engine: null })).toBe('cannotTell')
  })

  test.each(['Prius Hybrid', 'Outlander PHEV', 'Leaf'])('with an electric drive: %s', (model) => {
    expect(outcome('Vladivostok', { model })).toBe('doesNotFit')
  })
})

test('the Emirates refuse right-hand drive, and old cars need an approval', () => {
  expect(outcome('Jebel Ali')).toBe('doesNotFit')
  expect(outcome('Jebel Ali', { ...made(2019, 3), steering: 'Left' })).toBe('fits')
  expect(outcome('Jebel Ali', { ...made(2010, 3), steering: 'Left' })).toBe('cannotTell')
  expect(outcome('Jebel Ali', { kind: 'machinery', steering: '' })).toBe('fits')
})

test('Pakistan has one limit for traders and another for families', () => {
  const car = { ...made(2022, 6), ...arriving('Karachi', '2026-12-10') }
  expect(verdict('Karachi', car, 'trader')?.verdict).toBe('fits')
  expect(verdict('Karachi', car, 'private')?.verdict).toBe('doesNotFit')
})

test.each(['Durban', 'Laem Chabang', 'Yangon', 'Iquique'])('%s accepts no used cars', (port) => {
  expect(outcome(port)).toBe('doesNotFit')
})

test('a country with unknown rules gets no verdict, and one without rules accepts everything', () => {
  expect(outcome('Vladivostok (Kazakhstan)')).toBe('cannotTell')
  expect(outcome('Tianjin (Mongolia)', { year: 1995 })).toBe('fits')
})

test('without a port there is no verdict', () => {
  expect(verdict('')).toBeNull()
})
