import type { InvoiceLineId } from './invoice-lines.ts'
import {
  add,
  decimal,
  divide,
  larger,
  multiply,
  percentOf,
  type Rational,
  rational,
  round,
} from './rational.ts'
import { type CostTables, type Freight, type PriceFees, rowFor, type SizeClass } from './tables.ts'
import type { Vehicle } from './vehicle.ts'

/** Yen. Null if a table has no figure for it: the sums then begin without it. */
export type InvoiceLine = { id: InvoiceLineId; yen: number | null }

/** The milestones: on board in Japan, at the port, and there with insurance. Yen; null if a part is not known. */
export type Invoice = {
  lines: InvoiceLine[]
  sizeClass: SizeClass
  fob: number | null
  cnf: number | null
  cif: number | null
}

/** A fee that depends on the price, in yen. */
export function feeOf(fees: PriceFees, price: number): number {
  const row = rowFor(fees, price)
  if ('flat' in row) return row.flat
  return round(larger(percentOf(row.percent, rational(price)), rational(row.min ?? 0)))
}

/** What the company charges until the ship arrives: exact, in yen, each line rounded once. */
export function invoiceOf(
  tables: CostTables,
  { vehicle, hall, port, price }: { vehicle: Vehicle; hall: string; port: string | null; price: number },
): Invoice {
  const { kind } = vehicle
  const sizeClass = rowFor(tables.sizeClasses, vehicle.volume).class
  const costs = tables.halls[hall] ?? tables.halls['*']
  const to = port === null ? undefined : tables.ports[port]
  const inland = to && costs?.inland[to.loadPort]
  const inspection = to && (tables.inspection[to.country]?.[kind] ?? 0)
  const shipping = to && round(freightOf(to.freight, tables, vehicle.volume, sizeClass))
  const lines: InvoiceLine[] = [
    { id: 'price', yen: price },
    { id: 'auctionFee', yen: costs ? feeOf(costs.auctionFee, price) : null },
    { id: 'agentFee', yen: feeOf(tables.agentFee[kind], price) },
    {
      id: 'inland',
      yen: inland ? inland[sizeClass] + (vehicle.runs ? 0 : (inland.nonRunner ?? tables.nonRunner)) : null,
    },
    { id: 'handling', yen: to ? tables.handling[to.mode][kind] : null },
    { id: 'documents', yen: tables.documents },
    ...(inspection ? [{ id: 'inspection' as const, yen: inspection }] : []),
  ]
  const fob = sumOf(lines)
  lines.push({ id: 'freight', yen: shipping ?? null })
  const cnf = fob === null || shipping === undefined ? null : fob + shipping
  const insurance = cnf === null || fob === null ? null : insuranceOf(tables.insurance, { fob, cnf })
  lines.push({ id: 'insurance', yen: insurance })
  return { lines, sizeClass, fob, cnf, cif: cnf === null || insurance === null ? null : cnf + insurance }
}

const sumOf = (lines: readonly InvoiceLine[]): number | null =>
  lines.reduce<number | null>((sum, { yen }) => (sum === null || yen === null ? null : sum + yen), 0)

/** Exact, in yen: only the result is rounded. */
function freightOf(freight: Freight, { fx }: CostTables, volume: number, size: SizeClass): Rational {
  const rate = decimal(fx[freight.currency] ?? '1')
  if (freight.per === 'unit') return multiply(decimal(freight.byClass[size]), rate)
  if (freight.per === 'containerShare') {
    return multiply(divide(decimal(freight.container), rational(freight.units)), rate)
  }
  const bare = multiply(decimal(freight.rate), rational(volume, 1000n))
  return multiply(add(bare, percentOf(freight.surchargePercent ?? '0', bare)), rate)
}

/** On 110 % of C&F or of CIF, which contains the insurance itself: solved in closed form, never by iteration. */
function insuranceOf(
  { basis, percent, min }: CostTables['insurance'],
  { fob, cnf }: { fob: number; cnf: number },
): number {
  const rate = divide(decimal(percent), rational(100n))
  const loaded = multiply(rate, rational(11n, 10n))
  const bases = {
    fob: () => multiply(rate, rational(fob)),
    cnf110: () => multiply(loaded, rational(cnf)),
    cif110: () => divide(multiply(loaded, rational(cnf)), add(rational(1n), multiply(loaded, rational(-1n)))),
  }
  return Math.max(min, round(bases[basis]()))
}
