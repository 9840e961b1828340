import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import type { Freight, PriceFees } from '@seriba/domain/landed-cost/tables'

export const gridNames = ['fx', 'freight', 'halls'] as const
export type GridName = (typeof gridNames)[number]

type Path = readonly (string | number)[]
/** A figure that can be typed: where it stands, how it is labeled, and whether tables keep it as a decimal's text. */
export type Cell = { path: Path; label: string; upTo?: number | null; value: string; asText: boolean }
export type GridRow = { name: string; cells: Cell[] }

const cell = (path: Path, label: string, value: string | number, upTo?: number | null): Cell => ({
  path,
  label,
  value: String(value),
  asText: typeof value === 'string',
  ...(upTo !== undefined && { upTo }),
})

/** A part of the tables as rows of figures. */
export function gridRows({ tables }: CostDocument, grid: GridName): GridRow[] {
  if (grid === 'fx')
    return Object.entries(tables.fx).map(([name, value]) => ({
      name,
      cells: [cell(['tables', 'fx', name], 'yen', value)],
    }))
  if (grid === 'freight')
    return Object.entries(tables.ports).map(([name, { freight }]) => ({
      name: `${name}, ${freight.currency}`,
      cells: freightCells(['tables', 'ports', name, 'freight'], freight),
    }))
  return Object.entries(tables.halls).map(([name, { auctionFee }]) => ({
    name,
    cells: feeCells(['tables', 'halls', name, 'auctionFee'], auctionFee),
  }))
}

function freightCells(at: Path, freight: Freight): Cell[] {
  if (freight.per === 'm3')
    return [
      cell([...at, 'rate'], 'rate', freight.rate),
      cell([...at, 'surchargePercent'], 'surchargePercent', freight.surchargePercent ?? '0'),
    ]
  if (freight.per === 'unit')
    return Object.entries(freight.byClass).map(([size, price]) => cell([...at, 'byClass', size], size, price))
  return [
    cell([...at, 'container'], 'container', freight.container),
    cell([...at, 'units'], 'units', freight.units),
  ]
}

const feeCells = (at: Path, fees: PriceFees): Cell[] =>
  fees.flatMap((fee, row) =>
    'flat' in fee
      ? [cell([...at, row, 'flat'], 'flat', fee.flat, fee.upTo)]
      : [
          cell([...at, row, 'percent'], 'percent', fee.percent, fee.upTo),
          ...(fee.min === undefined ? [] : [cell([...at, row, 'min'], 'min', fee.min, fee.upTo)]),
        ],
  )

/** A copy of a document with another value at a place; everything else is shared. */
export function withValue<T>(document: T, path: Path, value: unknown): T {
  const [key, ...rest] = path
  if (key === undefined) return value as T
  const held = document as Record<string | number, unknown>
  const next = withValue(held[key], rest, value)
  if (!Array.isArray(document)) return { ...document, [key]: next }
  return document.map((item, at) => (at === key ? next : item)) as T
}

/** What was typed, as the tables keep it; what is no number stays a text, which the server then points at. */
export const typedValue = ({ asText }: Cell, typed: string): string | number => {
  const clean = typed.trim().replace(',', '.')
  return asText || !/^\d+$/.test(clean) ? clean : Number(clean)
}
