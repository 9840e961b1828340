import type { CostDocument } from './cost-document.ts'
import type { LaterRates, Programme } from './tables.ts'

type Version = { from: string; document: CostDocument }

/** The changes of consecutive versions, applied one after the other to the first one. */
export function laterRatesOf(first: CostDocument, versions: readonly Version[]): LaterRates[] {
  let known = first.tables
  return versions.flatMap(({ from, document: { tables } }) => {
    const changed = differing(tables.programmes, known.programmes)
    const fx = Object.fromEntries(Object.entries(tables.fx).filter(([currency]) => !(currency in known.fx)))
    known = { ...tables, fx: { ...tables.fx, ...known.fx } }
    return Object.keys(changed).length > 0 ? [{ from, programmes: changed, fx }] : []
  })
}

type Programmes = Record<string, Programme>

const differing = (programmes: Programmes, before: Programmes): LaterRates['programmes'] =>
  Object.fromEntries(
    Object.keys({ ...before, ...programmes })
      .filter((key) => JSON.stringify(programmes[key]) !== JSON.stringify(before[key]))
      .map((key) => [key, programmes[key] ?? null]),
  )

/**
 * Tables with the destinations' charges as of a day: customs apply the rates of the day on which a vehicle arrives.
 */
export function documentOn(document: CostDocument, day: string): CostDocument {
  const begun = (document.later ?? []).filter(({ from }) => from <= day)
  if (begun.length === 0) return document
  const { tables } = document
  const latest: LaterRates['programmes'] = Object.assign(
    { ...tables.programmes },
    ...begun.map((rates) => rates.programmes),
  )
  const programmes = Object.fromEntries(
    Object.entries(latest).flatMap(([key, one]) => (one === null ? [] : [[key, one]])),
  )
  const fx = Object.assign({}, ...begun.map((rates) => rates.fx), tables.fx)
  return { ...document, tables: { ...tables, programmes, fx } }
}
