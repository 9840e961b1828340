import { totalOf } from '../money/fees.ts'
import { inOrder, type Logistics, logisticsDays, logisticsTexts } from '../money/logistics.ts'
import { highestCost } from '../purchases/costs.ts'
import type { ImportField } from './import-fields.ts'
import { LineReader, plainName } from './line-reader.ts'
import type { ReadLine } from './read-client-line.ts'
import { type OpenStatusName, statusWords } from './value-words.ts'

export type ImportedPurchase = {
  clientId: number
  /** Empty if it gets its number here. */
  sku: string
  /** A Japanese day. */
  purchaseDate: string
  lot: {
    maker: string
    model: string
    year: number | null
    chassis: string
    auction: string
    /** 0 if it is not known. */
    lotNo: number
    grade: string
    color: string
    mileage: number | null
    engine: number | null
  }
  /** Yen; the price is null if it is not known yet. */
  costs: {
    price: number | null
    agentFee: number
    delivery: number | null
    freight: number | null
    other: number
  }
  /** Null until there is a price. */
  total: number | null
  paid: number
  /** A Japanese day; null leaves it to the company. */
  dueOn: string | null
  status: OpenStatusName
  logistics: Logistics
  note: string
  staffNote: string
}

/** What the company knows about the names in lines; names are in plain form, purchase numbers in capitals. */
export type KnownToPurchases = {
  /** Clients by address and by account number. */
  clients: ReadonlyMap<string, number>
  skus: ReadonlySet<string>
  chassis: ReadonlySet<string>
  ports: ReadonlySet<string>
  today: string
}

type Line = { fields: readonly (ImportField | null)[]; cells: readonly string[] }

/** Reads purchases line by line: if a number or a chassis occurs twice, the second line has a problem. */
export function purchaseReader(known: KnownToPurchases): (line: Line) => ReadLine<ImportedPurchase> {
  const [skus, chassis] = [new Set<string>(), new Set<string>()]
  return ({ fields, cells }) => {
    const line = new LineReader(fields, cells)
    const costs = costsOf(line)
    const total = costs.price === null ? null : totalOf({ ...costs, price: costs.price })
    const value: ImportedPurchase = {
      clientId: clientOf(line, known),
      sku: skuOf(line, known.skus, skus),
      purchaseDate: dayOfPurchase(line, known.today),
      lot: {
        maker: line.required('maker', 100),
        model: line.required('model', 100),
        year: yearOf(line, known.today),
        chassis: chassisOf(line, known.chassis, chassis),
        auction: line.text('auction', 100),
        lotNo: line.count('lotNo', 9_999_999) ?? 0,
        grade: line.text('grade', 100),
        color: line.text('color', 60),
        mileage: line.count('mileage', 9_999_999),
        engine: line.count('engine', 100_000),
      },
      costs,
      total,
      paid: paidOf(line, total),
      dueOn: line.day('dueOn'),
      status: line.known('status', statusWords, 'status') ?? 'processing',
      logistics: logisticsOf(line, known.ports),
      note: line.lines('note', 5000),
      staffNote: line.lines('staffNote', 5000),
    }
    return { value, problems: line.problems }
  }
}

function clientOf(line: LineReader, { clients }: KnownToPurchases): number {
  const named = line.required('client', 200)
  const found = clients.get(named.toLowerCase())
  if (named !== '' && found === undefined) line.blame('client', 'client')
  return found ?? 0
}

function skuOf(line: LineReader, taken: ReadonlySet<string>, seen: Set<string>): string {
  const sku = line.text('sku', 40)
  const large = sku.toUpperCase()
  if (sku === '') return sku
  if (taken.has(large)) line.blame('sku', 'skuTaken')
  else if (seen.has(large)) line.blame('sku', 'skuTwice')
  seen.add(large)
  return sku
}

function chassisOf(line: LineReader, known: ReadonlySet<string>, seen: Set<string>): string {
  const chassis = line.required('chassis', 60)
  const large = chassis.toUpperCase()
  if (chassis === '') return chassis
  if (seen.has(large)) line.blame('chassis', 'chassisTwice')
  else if (known.has(large)) line.blame('chassis', 'chassisKnown')
  seen.add(large)
  return chassis
}

function dayOfPurchase(line: LineReader, today: string): string {
  line.required('purchaseDate', 60)
  return line.day('purchaseDate', today) ?? today
}

function yearOf(line: LineReader, today: string): number | null {
  const year = line.count('year', 9999)
  if (year === null) return null
  if (year >= 1900 && year <= Number(today.slice(0, 4)) + 1) return year
  line.blame('year', 'year')
  return null
}

/** A total without a price determines the price; with a price, it has to be the sum. */
function costsOf(line: LineReader): ImportedPurchase['costs'] {
  const price = line.yen('price', highestCost)
  const delivery = line.yen('delivery', highestCost)
  const freight = line.yen('freight', highestCost)
  const agentFee = line.yen('agentFee', highestCost) ?? 0
  const other = line.yen('other', highestCost) ?? 0
  const total = line.yen('total', highestCost * 5)
  const fees = { agentFee, delivery, freight, other }
  if (total === null) return { price, ...fees }
  const sum = totalOf({ price: price ?? 0, ...fees })
  if (price !== null ? sum !== total : sum > total) line.blame('total', 'total')
  return { price: price ?? Math.max(0, total - sum), ...fees }
}

function paidOf(line: LineReader, total: number | null): number {
  const paid = line.yen('paid', highestCost * 5) ?? 0
  if (paid > 0 && total === null) line.blame('paid', 'unpriced')
  else if (total !== null && paid > total) line.blame('paid', 'paid')
  return paid
}

function logisticsOf(line: LineReader, ports: ReadonlySet<string>): Logistics {
  const texts = logisticsTexts.map((field) => [field, line.text(field, 100) || null] as const)
  const days = logisticsDays.map((field) => [field, line.day(field)] as const)
  const logistics = Object.fromEntries([...texts, ...days]) as Logistics
  for (const field of ['exportPort', 'dischargePort'] as const) {
    const port = logistics[field]
    if (port && ports.size > 0 && !ports.has(plainName(port))) line.blame(field, 'port')
  }
  if (!inOrder(logistics).ok) line.blame('eta', 'dayOrder')
  return logistics
}
