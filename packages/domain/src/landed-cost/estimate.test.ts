import { describe, expect, test } from 'vitest'
import { estimateAt, estimatorOf } from './estimate.ts'
import { withFacts } from './known-facts.ts'
import { landedCost } from './landed-cost.ts'
import { type LotFacts, vehicleOfLot } from './lot-vehicle.ts'
import { corolla, estimatorAt } from './testing/corolla.ts'
import { document } from './testing/cost-document.ts'

const estimate = (port: string | null, lot: Partial<LotFacts> = {}, price = 1_000_000) =>
  estimateAt(estimatorAt(port, lot), price)

describe('the vehicle of a lot', () => {
  const vehicle = (lot: Partial<LotFacts>) => vehicleOfLot({ ...corolla, ...lot }, document)

  test.each([
    [{ grade: 'S Hybrid' }, 'hybrid'],
    [{ model: 'Note e-Power' }, 'hybrid'],
    [{ model: 'Outlander PHEV' }, 'plug-in'],
    [{ model: 'Leaf', grade: 'X' }, 'electric'],
    [{ model: 'CX-5', grade: 'XD Touring' }, 'diesel'],
    [{ grade: 'G' }, 'petrol'],
  ])('%o is a %s car', (lot, fuel) => {
    expect(vehicle(lot).fuel).toBe(fuel)
  })

  test('is listed as an assumed gasoline car when no word names the fuel, and its volume is always an assumption', () => {
    expect(vehicle({}).assumed).toEqual(['volume', 'fuel'])
    expect(vehicle({ grade: 'Hybrid' }).assumed).toEqual(['volume'])
  })

  test('is not listed as assumed gasoline if it is a motorcycle or an excavator', () => {
    expect(vehicle({ kind: 'bike' }).assumed).toEqual(['volume'])
    expect(vehicle({ kind: 'machinery' }).assumed).toEqual(['volume'])
  })

  test('has an engine of 0 cc only if it is electric', () => {
    expect(vehicle({ engine: null }).cc).toBeNull()
    expect(vehicle({ engine: 0 }).cc).toBeNull()
    expect(vehicle({ model: 'Leaf', engine: null }).cc).toBe(0)
  })

  test('was registered in some month of its model year, but not after its auction', () => {
    expect(vehicle({ year: 2021 }).registered).toEqual({
      from: { year: 2021, month: 1 },
      to: { year: 2021, month: 12 },
    })
    expect(vehicle({ year: 2026 }).registered?.to).toEqual({ year: 2026, month: 11 })
    expect(vehicle({ year: null }).registered).toBeNull()
  })

  test('was registered in the month its sheet gives, once a person has checked it', () => {
    const march = { year: 2020, month: 3 }
    expect(vehicle({ registration: '2020-03' }).registered).toEqual({ from: march, to: march })
    expect(vehicle({ year: null, registration: 'R2.3' }).registered).toEqual({ from: march, to: march })
    expect(vehicle({ registration: '?' }).registered).toEqual(vehicle({}).registered)
  })

  test('was never registered after its auction, whatever its sheet says', () => {
    expect(vehicle({ registration: '2026-12' }).registered).toEqual(vehicle({}).registered)
    expect(vehicle({ registration: '2026-11' }).registered?.from).toEqual({ year: 2026, month: 11 })
  })

  test('from a foreign maker does not originate in Japan', () => {
    expect(vehicle({ maker: 'BMW' }).originJapan).toBe(false)
    expect(vehicle({ maker: 'TOYOTA' }).originJapan).toBeNull()
  })
})

describe('an estimate', () => {
  test('stops at FOB via the nearest port while no port is chosen', () => {
    const { milestones, noSum, destination } = estimate(null)
    expect(noSum).toBe('noPort')
    expect(milestones.fob?.likely).toBe(1_000_000 + 14_000 + 60_000 + 2 + 22_000 + 6000)
    expect([milestones.cnf, milestones.cif, milestones.landed]).toEqual([null, null, null])
    expect(destination).toEqual([])
  })

  test('stops at CIF when the company publishes only rules', () => {
    const { milestones, noSum } = estimate('Dar es Salaam')
    expect(noSum).toBe('rulesOnly')
    expect(milestones.cif).not.toBeNull()
    expect(milestones.landed).toBeNull()
  })

  test('stops at CIF, without treating the tax as zero, when customs use a list price that nobody has entered', () => {
    const { milestones, noSum } = estimate('Mombasa')
    expect(noSum).toBe('listValue')
    expect(milestones.landed).toBeNull()
  })

  test('starts with tax on CIF and has no upper bound when a list price may be higher', () => {
    const kenya = document.tables.programmes.KE
    if (!kenya) throw new Error('there is no Kenya')
    const programmes = {
      ...document.tables.programmes,
      KE: { ...kenya, customsValue: 'max(REF,CIF)' as const },
    }
    const setup = {
      ...estimatorAt('Mombasa'),
      document: { ...document, tables: { ...document.tables, programmes } },
    }
    const { open, missing } = estimateAt(estimatorOf(setup), 1_000_000)
    expect({ open, missing }).toMatchObject({ open: true, missing: expect.arrayContaining(['listValue']) })
    const known = estimatorOf({ ...setup, vehicle: withFacts(setup.vehicle, { listValue: 2_000_000 }) })
    expect(estimateAt(known, 1_000_000).open).toBe(false)
  })

  test('covers the possible sizes around the likely one', () => {
    const { landed } = estimate('Jebel Ali').milestones
    expect(landed?.min).toBeLessThan(landed?.likely ?? 0)
    expect(landed?.max).toBeGreaterThan(landed?.likely ?? 0)
  })

  test('ranges from a small fee to a million and a half when the horsepower is unknown', () => {
    const { destination, missing } = estimate('Vladivostok', { horsePower: null })
    const fee = destination.find(({ id }) => id === 'recyclingFee')
    expect(fee?.amount?.min).toBe(5200)
    expect(fee?.amount?.max).toBe(1_677_600)
    expect(missing).toContain('hp')
    expect(estimate('Vladivostok').missing).not.toContain('hp')
  })

  test('covers both sides of an age limit when the model year may fall on either', () => {
    // Arrives in January 2027: registered in 2022, it is 49 to 60 months old.
    const { destination, missing } = estimate('Vladivostok', { year: 2022 })
    const duty = destination.find(({ id }) => id === 'duty')?.amount
    expect(missing).toContain('registration')
    expect(duty?.max).toBeGreaterThan(duty?.min ?? 0)
    expect(estimate('Vladivostok', { year: 2020 }).missing).not.toContain('registration')
  })

  test('shows a preferential rate with and without proof of origin', () => {
    const { destination, missing } = estimate('Southampton')
    const duty = destination.find(({ id }) => id === 'duty')?.yen
    expect(duty?.min).toBe(0)
    expect(duty?.max).toBeGreaterThan(0)
    expect(missing).toContain('origin')
    expect(estimate('Southampton', { maker: 'BMW' }).missing).not.toContain('origin')
  })

  test('has no upper bound when every unit of an unknown fact costs money', () => {
    const { open, missing } = estimate('Auckland')
    expect(open).toBe(true)
    expect(missing).toContain('co2')
  })

  test('does not treat a gap in the tables as zero', () => {
    // Above 160 hp the example has fees only for 1 001 to 2 000 cc.
    const { milestones, noSum } = estimate('Vladivostok', { engine: 996, horsePower: 170 })
    expect(milestones.landed).toBeNull()
    expect(noSum).toBe('unknown')
  })

  test.each([
    [{ engine: 2690 }, 1_000_000],
    [{}, 6_500_000],
  ])('has no total when the export is banned: %o at %i', (lot, price) => {
    const { noSum, ban, milestones } = estimate('Vladivostok', lot, price)
    expect(noSum).toBe('banned')
    expect(ban).not.toBeNull()
    expect(milestones.landed).toBeNull()
    expect(milestones.cif).not.toBeNull()
  })

  test('spans the calculations for all possible vehicles', () => {
    const estimator = estimatorAt('Southampton')
    const sums = estimator.scenarios.all.map(
      (vehicle) =>
        landedCost(document.tables, {
          vehicle,
          hall: 'Anywhere',
          port: 'Southampton',
          programme: 'GB',
          price: 777_000,
        }).landed ?? 0,
    )
    expect(estimateAt(estimator, 777_000).milestones.landed).toEqual({
      likely: sums[0],
      min: Math.min(...sums),
      max: Math.max(...sums),
    })
  })
})
