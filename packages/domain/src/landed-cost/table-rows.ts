import type { CostDocument, RowNote } from './cost-document.ts'

/** The rows of the tables that staff see, under names that last while their figures change. */
export function tableRows({ tables }: CostDocument): Map<string, unknown> {
  const { halls, sizeClasses, ports, agentFee, handling, documents, nonRunner, insurance, inspection, fx } =
    tables
  const rows = <T>(part: string, of: Record<string, T>): [string, T][] =>
    Object.entries(of).map(([name, row]) => [`${part} ${name}`, row])
  return new Map<string, unknown>([
    ...rows('halls', halls).map(([name, { auctionFee }]): [string, unknown] => [name, auctionFee]),
    ...Object.entries(halls).flatMap(([hall, { inland }]) =>
      Object.entries(inland).map(([port, bySize]): [string, unknown] => [`inland ${hall} → ${port}`, bySize]),
    ),
    ['inland sizeClasses', sizeClasses],
    ...rows('freight', ports).map(([name, { freight }]): [string, unknown] => [name, freight]),
    ...rows('agentFee', agentFee),
    ...rows('handling', { ...handling, documents, nonRunner, insurance }),
    ...rows('handling', inspection),
    ...rows('fx', fx),
  ])
}

/** A document that is about to take effect on a given day: each row knows how long it has had its figures. */
export function withSince(document: CostDocument, before: CostDocument | null, from: string): CostDocument {
  const held = before && tableRows(before)
  const notes = [...tableRows(document)].map(([name, row]): [string, RowNote] => {
    const isSame = held?.has(name) && JSON.stringify(held.get(name)) === JSON.stringify(row)
    const since = isSame ? (before?.staff?.rows?.[name]?.since ?? null) : from
    return [name, { since, source: document.staff?.rows?.[name]?.source ?? '' }]
  })
  // Empty entries are not kept.
  const rows = Object.fromEntries(notes.filter(([, { since, source }]) => since !== null || source !== ''))
  return { ...document, staff: { ...document.staff, rows } }
}
