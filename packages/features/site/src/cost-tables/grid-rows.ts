import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { type Freight, type PriceFees, sizeClassNames } from '@seriba/domain/landed-cost/tables'

export const gridNames = ['halls', 'agentFee', 'inland', 'freight', 'handling', 'fx'] as const
export type GridName = (typeof gridNames)[number]

export type Path = readonly (string | number)[]
/** An editable figure: its position, its label, and whether tables store it as a decimal text. */
export type Cell = {
  path: Path
  label: string
  /** The upper bound of its bracket; for a size class, in liters. */
  upTo?: number | null
  value: string
  asText: boolean
  /** May be left empty: then this value applies. */
  usual?: number
}
/** `key`: as named by the domain's `tableRows`. `port`: where an inland route leads. */
export type GridRow = { key: string; name: string; cells: Cell[]; port?: string }

/** Figures that tables store as decimal texts. What is being typed does not tell: an emptied field is a text, too. */
const decimals = ['yen', 'rate', 'surchargePercent', 'container', 'percent']

const cell = (path: Path, label: string, value: string | number, upTo?: number | null): Cell => ({
  path,
  label,
  value: String(value),
  asText: decimals.includes(label),
  ...(upTo !== undefined && { upTo }),
})

/** Whether a figure cannot be stored as it was typed. */
export const isWrong = ({ value, asText, usual }: Cell): boolean =>
  value === '' ? usual === undefined : !(asText ? /^-?\d+(\.\d+)?$/ : /^\d+$/).test(value)

/** A part of the tables as rows of figures. */
export const gridRows = (document: CostDocument, grid: GridName): GridRow[] =>
  rowsOf(document, grid).map(({ of, ...row }) => ({ key: `${grid} ${of ?? row.name}`, ...row }))

/** `of`: what identifies a row if its name does not. */
type NamedRow = Omit<GridRow, 'key'> & { of?: string }

function rowsOf({ tables }: CostDocument, grid: GridName): NamedRow[] {
  if (grid === 'fx')
    return Object.entries(tables.fx).map(([name, value]) => ({
      name,
      cells: [cell(['tables', 'fx', name], 'yen', value)],
    }))
  if (grid === 'freight')
    return Object.entries(tables.ports).map(([name, { freight }]) => ({
      of: name,
      name: `${name}, ${freight.currency}`,
      cells: freightCells(['tables', 'ports', name, 'freight'], freight),
    }))
  if (grid === 'agentFee')
    return Object.entries(tables.agentFee).map(([name, fees]) => ({
      name,
      cells: feeCells(['tables', 'agentFee', name], fees),
    }))
  if (grid === 'inland') return inlandRows(tables)
  if (grid === 'handling') return handlingRows(tables)
  return Object.entries(tables.halls).map(([name, { auctionFee }]) => ({
    name,
    cells: feeCells(['tables', 'halls', name, 'auctionFee'], auctionFee),
  }))
}

/** What the routes cost, below the sizes on which they depend. */
function inlandRows({ sizeClasses, halls, nonRunner }: CostDocument['tables']): NamedRow[] {
  const edgeOf = (size: string) => sizeClasses.find((one) => one.class === size)?.upTo
  const edges = sizeClasses.flatMap(({ class: size, upTo }, at) =>
    upTo === null ? [] : [cell(['tables', 'sizeClasses', at, 'upTo'], size, upTo)],
  )
  const ways = Object.entries(halls).flatMap(([hall, { inland }]) =>
    Object.entries(inland).map(([port, way]): NamedRow => {
      const at = ['tables', 'halls', hall, 'inland', port]
      const own = cell([...at, 'nonRunner'], 'nonRunner', way.nonRunner ?? '')
      return {
        name: `${hall} → ${port}`,
        port,
        cells: [
          ...sizeClassNames.map((size) => cell([...at, size], size, way[size], edgeOf(size))),
          { ...own, usual: nonRunner },
        ],
      }
    }),
  )
  return [{ name: 'sizeClasses', cells: edges }, ...ways]
}

function handlingRows({
  handling,
  documents,
  nonRunner,
  insurance,
  inspection,
}: CostDocument['tables']): NamedRow[] {
  const kinds = (at: Path, byKind: Readonly<Record<string, number>>) =>
    Object.entries(byKind).map(([kind, yen]) => cell([...at, kind], kind, yen))
  return [
    ...Object.entries(handling).map(([mode, byKind]) => ({
      name: mode,
      cells: kinds(['tables', 'handling', mode], byKind),
    })),
    { name: 'documents', cells: [cell(['tables', 'documents'], 'flat', documents)] },
    { name: 'nonRunner', cells: [cell(['tables', 'nonRunner'], 'flat', nonRunner)] },
    {
      name: 'insurance',
      cells: [
        cell(['tables', 'insurance', 'percent'], 'percent', insurance.percent),
        cell(['tables', 'insurance', 'min'], 'min', insurance.min),
      ],
    },
    ...Object.entries(inspection).map(([country, byKind]) => ({
      name: country,
      cells: kinds(['tables', 'inspection', country], byKind as Record<string, number>),
    })),
  ]
}

function freightCells(at: Path, freight: Freight): Cell[] {
  if (freight.per === 'm3')
    return [
      cell([...at, 'rate'], 'rate', freight.rate),
      cell([...at, 'surchargePercent'], 'surchargePercent', freight.surchargePercent ?? '0'),
    ]
  if (freight.per === 'unit')
    return Object.entries(freight.byClass).map(([size, price]) => ({
      ...cell([...at, 'byClass', size], size, price),
      asText: freight.currency !== 'JPY',
    }))
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

/** A copy of a document with another value at a position; everything else is shared. */
export function withValue<T>(document: T, path: Path, value: unknown): T {
  const [key, ...rest] = path
  if (key === undefined) return value as T
  const held = document as Record<string | number, unknown>
  const next = withValue(held[key], rest, value)
  if (!Array.isArray(document)) return { ...document, [key]: next }
  return document.map((item, at) => (at === key ? next : item)) as T
}

/** With another source for a row's figures; empty removes it. */
export function withSource(document: CostDocument, key: string, source: string): CostDocument {
  const { staff } = document
  const since = staff?.rows?.[key]?.since ?? null
  return { ...document, staff: { ...staff, rows: { ...staff?.rows, [key]: { since, source } } } }
}

/** The value at a position; undefined if the position does not exist. */
export const valueAt = (document: unknown, path: Path): unknown =>
  path.reduce<unknown>((held, key) => (held as Record<string | number, unknown> | undefined)?.[key], document)

/**
 * The typed text in the form in which the tables store it; anything that is not a number stays a text, which the
 * server then points out.
 */
export const typedValue = ({ asText, usual }: Cell, typed: string): string | number | undefined => {
  const clean = typed.normalize('NFKC').trim()
  if (clean === '' && usual !== undefined) return undefined
  if (asText) return clean.replace(',', '.')
  const whole = withoutGroups(clean)
  return /^\d+$/.test(whole) ? Number(whole) : clean
}

/** Thousands are grouped with spaces, commas or nothing; the comma of `0,125` is a decimal one. */
function withoutGroups(text: string): string {
  const bare = text.replace(/\s/g, '')
  return /^-?0,/.test(bare) ? bare : bare.replace(/,(?=\d{3}\b)/g, '')
}

/** A block copied from a spreadsheet, pasted over the rows from one of their cells on; empty cells change nothing. */
export function withBlock(
  document: CostDocument,
  rows: readonly GridRow[],
  from: { row: number; cell: number },
  text: string,
): CostDocument {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  return lines.reduce(
    (next, line, down) =>
      line.split('\t').reduce((held, typed, across) => {
        const target = rows[from.row + down]?.cells[from.cell + across]
        const clean = withoutGroups(typed)
        return target && clean !== '' ? withValue(held, target.path, typedValue(target, clean)) : held
      }, next),
    document,
  )
}
