import { readFileSync } from 'node:fs'
import type { CostRequest } from '../landed-cost.ts'
import type { CostTables, Fuel, VehicleKind } from '../tables.ts'

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

/** Invented tables, with cases worked out by hand and by two programs. Not for quoting. */
export const tables = read('example-tables.json') as CostTables

export type ExampleLot = {
  kind: VehicleKind
  steering: 'left' | 'right'
  runs: boolean
  originJapan: boolean
  fuel: Fuel
  hp: number
  co2: number
  cc: number
  reference?: number
  hall: string
  port: string
  programme: string
  dm3: number
  firstReg: [year: number, month: number]
  arrival: [year: number, month: number]
}

type Line = { id: string; yen: number }

export type ExampleCase = {
  case: string
  title: string
  lot: ExampleLot
  price: number
  sizeClass: string
  lines: Line[]
  fob: number
  cnf: number
  cif: number
  values: Record<string, number>
  destination: (Line & { amount: number; currency: string })[]
  landed: number
  budget: number
  highestBidLanded: number
  landedAtHighest: number
  landedOneStepUp: number
  highestBidToPort: number
}

export const cases = read('cases.json') as ExampleCase[]

/** A case’s lot in the form the calculation takes. */
export function requestOf({
  dm3,
  firstReg,
  arrival,
  hall,
  port,
  programme,
  reference,
  ...lot
}: ExampleLot): Omit<CostRequest, 'price'> {
  const monthOf = ([year, month]: [number, number]) => ({ year, month })
  return {
    hall,
    port,
    programme,
    vehicle: {
      ...lot,
      volume: dm3,
      kg: 0,
      firstRegistration: monthOf(firstReg),
      arrival: monthOf(arrival),
      reference: reference ?? null,
    },
  }
}
