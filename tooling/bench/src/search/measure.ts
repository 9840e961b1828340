import { wantedOn } from '@seriba/server-catalogue/facets-of-page'
import type { Engine } from './engine.ts'
import type { Asked } from './queries.ts'

export type Answer = Awaited<ReturnType<typeof ask>>['answer']
/** Milliseconds. */
export type Timed = { class: string; listing: number; facets: number }

/** One search as a page requests it: a listing, then its filters. */
export async function ask(engine: Engine, query: Asked) {
  const { pageType, filters } = query
  const began = performance.now()
  const found = await engine.search(query)
  const listed = performance.now()
  const facets = await engine.facets(pageType, filters, wantedOn(pageType))
  const timed: Timed = { class: query.class, listing: listed - began, facets: performance.now() - listed }
  return { timed, answer: { found, facets } }
}

/** Runs one after the other; whatever is left after `untilMs` is left out. */
export async function inTurn(engine: Engine, queries: readonly Asked[], untilMs = Number.POSITIVE_INFINITY) {
  const began = performance.now()
  const asked: Awaited<ReturnType<typeof ask>>[] = []
  for (const query of queries) {
    if (performance.now() - began > untilMs) break
    asked.push(await ask(engine, query))
  }
  return asked
}

const clients = 8

/** Becomes true after this many seconds. */
export function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000
  return () => performance.now() > end
}

/** Searches per second with 8 clients that search without a pause until it is over, and how long one search takes. */
export async function underLoad(engine: Engine, queries: readonly Asked[], isOver: () => boolean) {
  const took: number[] = []
  const began = performance.now()
  let next = 0
  const client = async () => {
    while (!isOver()) {
      const query = queries[next++ % queries.length] as Asked
      const { timed } = await ask(engine, query)
      took.push(timed.listing + timed.facets)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return {
    perSecond: (took.length / (performance.now() - began)) * 1000,
    p50: percentile(took, 0.5),
    p95: percentile(took, 0.95),
  }
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const short = (ms: number) => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0))

export const spread = (values: readonly number[]) =>
  [0.5, 0.95, 1].map((part) => short(percentile(values, part))).join(' / ')
