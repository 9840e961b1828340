import { expect, test } from 'vitest'
import { buildSegment, finish } from '../build/build.ts'
import { rowsAsSource } from '../build/staging.ts'
import type { Schema } from '../schema.ts'
import { tuning } from '../tuning.ts'
import { Keeper } from './keeper.ts'

const schema: Schema = { cluster: [], columns: { price: { type: 'number' } } }
const base = () => finish(buildSegment(rowsAsSource(schema, [[{ id: 1, price: 5 }]]), schema))

test('a base tells how far the log is in it: no further than when its merge began', () => {
  const keeper = new Keeper(schema, base(), 3)
  keeper.apply({ upserts: [{ id: 2, price: 6 }], upTo: 5 })
  expect(keeper.base).toMatchObject({ upTo: 3, segment: { rows: 1 } })

  const steps = keeper.merge()
  steps.next()
  keeper.apply({ upserts: [{ id: 3, price: 7 }], upTo: 9 })
  finish(steps)
  expect(keeper.base).toMatchObject({ upTo: 5, segment: { rows: 2 } })
  expect(keeper.stats()).toMatchObject({ rows: 3, unmerged: 1 })
})

test('small changes become one part in the background, while others come and while a base is made', () => {
  const keeper = new Keeper(schema, base())
  const change = (id: number, price = id) => keeper.apply({ upserts: [{ id, price }] })
  const merge = keeper.merge()
  merge.next()
  for (let id = 2; id <= tuning.fewParts + 1; id++) change(id)
  expect(keeper.chore()).toBeNull()
  change(90)
  const join = keeper.chore()
  join?.next()
  expect(keeper.chore()).toBeNull()
  change(2, 50)
  keeper.apply({ deletes: [90] })
  if (join) finish(join)
  expect(keeper.snapshot.map(({ rows }) => rows)).toEqual([1, tuning.fewParts - 1, 1])
  finish(merge)
  expect(keeper.snapshot.map(({ rows }) => rows)).toEqual([1, tuning.fewParts - 1, 1])
  expect(keeper.stats()).toMatchObject({ rows: tuning.fewParts + 1, unmerged: tuning.fewParts + 1 })
})
