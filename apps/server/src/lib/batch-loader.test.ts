import { setImmediate } from 'node:timers/promises'
import { batchLoader } from '@seriba/server-kit/batch-loader'
import { expect, test } from 'vitest'

const asked = () => {
  const questions: (readonly string[])[] = []
  const find = batchLoader(async (keys: readonly string[]) => {
    const number = questions.push([...keys])
    if (keys.includes('nonsense')) throw new Error('no answer')
    return (key) => `${key}${number}`
  })
  return { find, questions }
}

test('one query answers all callers of the same turn, each with their own result', async () => {
  const { find, questions } = asked()
  expect(await Promise.all([find('a'), find('b'), find('a')])).toEqual(['a1', 'b1', 'a1'])
  expect(questions).toEqual([['a', 'b', 'a']])
})

test('a call made after a query was sent gets a query of its own', async () => {
  const { find, questions } = asked()
  const first = find('a')
  await setImmediate()
  expect(questions).toEqual([['a']])
  expect(await Promise.all([first, find('a')])).toEqual(['a1', 'a2'])
})

test('callers who arrive while a query is running share one query after it', async () => {
  const gate = Promise.withResolvers<void>()
  const keys: (readonly string[])[] = []
  const slow = batchLoader(async (asked: readonly string[]) => {
    keys.push([...asked])
    await gate.promise
    return (key) => key
  })
  const all = [slow('a')]
  for (const key of ['b', 'c', 'd']) {
    await setImmediate()
    all.push(slow(key))
  }
  gate.resolve()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  expect(keys).toEqual([['a'], ['b', 'c', 'd']])
})

test('a failed query fails only for its own callers', async () => {
  const { find } = asked()
  const [one, other] = await Promise.allSettled([find('a'), find('nonsense')])
  expect([one.status, other.status]).toEqual(['rejected', 'rejected'])
  expect(await find('a')).toBe('a2')
})
