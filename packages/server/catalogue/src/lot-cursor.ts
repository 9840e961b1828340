import { ApiError } from '@seriba/server-kit/api-error'

type Search = (page: number, pageSize: number) => Promise<{ ids: number[]; total: number }>

/** A place in a list of lots: how many came before it, and the last of them. */
type Place = { at: number; ids: number[] }

const start: Place = { at: 0, ids: [] }
/** Some of them may be gone from the list by the time the next page is requested. */
const keptIds = 8
const blockSize = 1000
/** How many blocks of lots are searched for the place, nearest first. */
const mostBlocks = 9

/**
 * The lots after a place in a list in any order. Lots may have been added or removed before it in the meantime: it is
 * found again by the lots that came before it, so that none is returned twice and none is left out.
 */
export async function lotsAfter(search: Search, cursor: string, pageSize: number) {
  const place = placeOf(cursor)
  const blocks = new Map<number, number[]>()
  let total = 0
  const blockAt = async (number: number): Promise<number[]> => {
    const known = blocks.get(number)
    if (known) return known
    const { ids, total: all } = await search(number + 1, blockSize)
    total = all
    blocks.set(number, ids)
    return ids
  }
  const from = await positionOf(place, blockAt)
  const first = Math.floor(from / blockSize)
  const both = [...(await blockAt(first)), ...(await blockAt(first + 1))]
  const ids = both.slice(from - first * blockSize).slice(0, pageSize)
  return { ids, total, nextCursor: ids.length < pageSize ? null : cursorAfter(place, from, ids) }
}

async function positionOf(
  { at, ids }: Place,
  blockAt: (number: number) => Promise<number[]>,
): Promise<number> {
  const last = ids.at(-1)
  if (last === undefined) return 0
  let best = { rank: -1, position: at }
  for (const number of blocksAround(Math.floor((at - 1) / blockSize))) {
    for (const [place, id] of (await blockAt(number)).entries()) {
      const rank = ids.indexOf(id)
      if (rank > best.rank) best = { rank, position: number * blockSize + place + 1 }
    }
    if (best.rank === ids.length - 1) break
  }
  return best.position
}

/** The one itself, then those after and before it. */
const blocksAround = (middle: number) =>
  Array.from({ length: mostBlocks }, (_, step) =>
    step % 2 === 1 ? middle + (step + 1) / 2 : middle - step / 2,
  ).filter((number) => number >= 0)

const cursorAfter = (before: Place, from: number, ids: readonly number[]) =>
  Buffer.from(JSON.stringify([from + ids.length, ...[...before.ids, ...ids].slice(-keptIds)])).toString(
    'base64url',
  )

function placeOf(cursor: string): Place {
  if (cursor === 'start') return start
  try {
    const numbers: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(numbers) && numbers.length > 1 && numbers.length <= keptIds + 1) {
      const [at, ...ids] = numbers
      if (numbers.every((number) => Number.isSafeInteger(number) && number > 0)) return { at, ids }
    }
  } catch {}
  throw new ApiError('invalid_input', { fields: { cursor: 'invalid_input' } })
}
