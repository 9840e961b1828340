import type { CostDocument } from './cost-document.ts'
import type { LaterRates, Programme } from './tables.ts'

type Version = { from: string; document: CostDocument }

/** What versions that follow each other change, one after the other, of what a first one says. */
export function laterRatesOf(first: CostDocument, versions: readonly Version[]): LaterRates[] {
  let known = first.tables
  return versions.flatMap(({ from, document: { tables } }) => {
    const changed = differing(tables.programmes, known.programmes)
    const fx = Object.fromEntries(Object.entries(tables.fx).filter(([currency]) => !(currency in known.fx)))
    known = { ...tables, fx: { ...tables.fx, ...known.fx } }
    return Object.keys(changed).length > 0 ? [{ from, programmes: changed, fx }] : []
  })
}

const differing = (programmes: Record<string, Programme>, before: Record<string, Programme>) =>
  Object.fromEntries(
    Object.entries(programmes).filter(([key, one]) => JSON.stringify(one) !== JSON.stringify(before[key])),
  )

/** Tables with what destinations take on a day: customs go by the day on which a vehicle arrives. */
export function documentOn(document: CostDocument, day: string): CostDocument {
  const begun = (document.later ?? []).filter(({ from }) => from <= day)
  if (begun.length === 0) return document
  const { tables } = document
  const programmes = Object.assign({ ...tables.programmes }, ...begun.map((rates) => rates.programmes))
  const fx = Object.assign({}, ...begun.map((rates) => rates.fx), tables.fx)
  return { ...document, tables: { ...tables, programmes, fx } }
}
