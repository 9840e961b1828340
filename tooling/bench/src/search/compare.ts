import { isDeepStrictEqual } from 'node:util'
import type { Engine } from './engine.ts'
import { type Answer, ask } from './measure.ts'
import type { Asked } from './queries.ts'

/** How many of the answers differ, with a word about the first of them. */
export function differences(
  queries: readonly Asked[],
  ours: readonly Answer[],
  theirs: readonly Answer[],
): number {
  const wrong = theirs.flatMap((answer, i) => (isDeepStrictEqual(answer, ours[i]) ? [] : [i]))
  for (const i of wrong.slice(0, 3)) {
    console.log('differs:', JSON.stringify(queries[i]))
    console.log(firstDifference(ours[i], theirs[i]))
  }
  return wrong.length
}

/** Asks both, one query after the other. */
export async function differencesOf(queries: readonly Asked[], one: Engine, other: Engine): Promise<number> {
  const answers = async (engine: Engine) => {
    const all: Answer[] = []
    for (const query of queries) all.push((await ask(engine, query)).answer)
    return all
  }
  return differences(queries, await answers(one), await answers(other))
}

function firstDifference(a: unknown, b: unknown, path = ''): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [x, y] = [a[key as keyof typeof a], b[key as keyof typeof b]]
    if (!isDeepStrictEqual(x, y)) return firstDifference(x, y, `${path}.${key}`)
  }
  return `${path}: the same`
}
