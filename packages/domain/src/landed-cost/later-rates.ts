import type { CostDocument } from './cost-document.ts'
import type { Decimal } from './rational.ts'
import type { Currency, Programme } from './tables.ts'

/** What a version that is published for a later day changes of what destinations take. */
export type LaterRates = {
  /** The day of Japan from which it counts. */
  from: string
  /** Those that differ from the version before. */
  programmes: Record<string, Programme>
  /** Rates of currencies that no version before has. */
  fx: Record<Currency, Decimal>
}

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
