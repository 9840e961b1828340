import { expect, test } from 'vitest'
import { lotsAfter } from './lot-cursor.ts'

/** A list that changes between pages. */
function aList(ids: number[]) {
  const search = async (page: number, pageSize: number) => ({
    ids: ids.slice((page - 1) * pageSize, page * pageSize),
    total: ids.length,
  })
  return { ids, after: (cursor: string, pageSize = 10) => lotsAfter(search, cursor, pageSize) }
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

async function readAll({ after }: ReturnType<typeof aList>, between: (page: number) => void) {
  const read: number[] = []
  let cursor: string | null = 'start'
  for (let page = 1; cursor !== null; page += 1) {
    const answer: Awaited<ReturnType<typeof after>> = await after(cursor)
    read.push(...answer.ids)
    cursor = answer.nextCursor
    between(page)
  }
  return read
}

test('an unchanged list is read exactly once from beginning to end', async () => {
  const list = aList(numbers(1, 35))
  expect(await readAll(list, () => {})).toEqual(numbers(1, 35))
})

test('lots added before the cursor change nothing, however many there are', async () => {
  const list = aList(numbers(1, 45))
  const read = await readAll(list, (page) => list.ids.unshift(...numbers(10_000 + page * 5000, 1500)))
  expect(read).toEqual(numbers(1, 45))
})

test('removed lots are skipped, and those around them are read once', async () => {
  const list = aList(numbers(1, 45))
  const read = await readAll(list, (page) => {
    // The last one read, one before it, and one still to come.
    for (const id of [page * 10, page * 10 - 3, page * 10 + 5]) {
      const at = list.ids.indexOf(id)
      if (at >= 0) list.ids.splice(at, 1)
    }
  })
  expect(read).toEqual(numbers(1, 45).filter((id) => id % 10 !== 5 || id === 5))
})

test('a cursor beyond one block of lots is found again across the block’s end', async () => {
  const list = aList(numbers(1, 2500))
  const first = await list.after('start', 995)
  const second = await list.after(String(first.nextCursor), 10)
  list.ids.unshift(...numbers(9000, 4))
  const third = await list.after(String(second.nextCursor), 3)
  expect([second.ids.at(-1), third.ids]).toEqual([1005, [1006, 1007, 1008]])
})

test.each(['', 'x', 'W10', Buffer.from('[1,"2"]').toString('base64url')])(
  '%j is not a cursor',
  async (text) => {
    await expect(aList([1]).after(text)).rejects.toMatchObject({ code: 'invalid_input' })
  },
)
