import { afterEach, expect, test, vi } from 'vitest'
import { buildSegment, finish } from '../build/build.ts'
import { rowsAsSource } from '../build/staging.ts'
import type { Schema } from '../schema.ts'
import { tuningOptions } from '../tuning.ts'
import { SegmentWriter } from './segment-writer.ts'

afterEach(() => {
  vi.useRealTimers()
})

const schema: Schema = { cluster: [], columns: { price: { type: 'number' } } }
const base = () => finish(buildSegment(rowsAsSource(schema, [[{ id: 1, price: 5 }]]), schema))

test('a base records the log position at which its merge began', () => {
  const writer = new SegmentWriter(schema, base(), { upTo: 3 })
  writer.apply({ upserts: [{ id: 2, price: 6 }], upTo: 5 })
  expect(writer.base).toMatchObject({ upTo: 3, segment: { rows: 1 } })

  const steps = writer.merge()
  steps.next()
  writer.apply({ upserts: [{ id: 3, price: 7 }], upTo: 9 })
  finish(steps)
  expect(writer.base).toMatchObject({ upTo: 5, segment: { rows: 2 } })
  expect(writer.stats()).toMatchObject({ rows: 3, unmerged: 1 })
})

test('changes are merged into a base after a while, and sooner the more there are', () => {
  vi.setSystemTime('2026-06-01T00:00:00Z')
  const after = (time: string, writer: SegmentWriter) => {
    vi.setSystemTime(`2026-06-01T${time}Z`)
    const chore = writer.chore(true)
    if (chore) finish(chore)
    return writer.stats()
  }
  const one = { id: 2, price: 6 }
  const many = Array.from({ length: 1000 }, (_, i) => ({ id: i + 2, price: 6 }))
  const few = new SegmentWriter(schema, base())
  few.apply({ upserts: [one] })
  expect(after('05:59:00', few)).toMatchObject({ merges: 0, unmerged: 1 })
  expect(after('06:01:00', few)).toMatchObject({ merges: 1, unmerged: 0 })
  few.apply({ upserts: many })
  expect(after('06:10:00', few)).toMatchObject({ merges: 1, unmerged: 1000 })
  expect(after('06:12:00', few)).toMatchObject({ merges: 2, unmerged: 0 })

  const reopened = new SegmentWriter(schema, base(), { basedAt: Date.parse('2026-06-01T06:00:00Z') })
  reopened.apply({ upserts: many })
  expect(reopened.chore()).toBeNull()
  expect(after('06:12:00', reopened)).toMatchObject({ merges: 1, unmerged: 0 })
})

test('leftover changes beside a base are joined into one part when there is time', () => {
  const writer = new SegmentWriter(schema, base())
  for (const id of [2, 3]) writer.apply({ upserts: [{ id, price: id }] })
  expect(writer.chore()).toBeNull()
  const join = writer.chore(true)
  if (join) finish(join)
  expect(writer.snapshot.map(({ rows }) => rows)).toEqual([1, 2])
  expect(writer.chore(true)).toBeNull()
})

test('small changes are joined in the background, while others arrive and while a base is built', () => {
  const writer = new SegmentWriter(schema, base())
  const change = (id: number, price = id) => writer.apply({ upserts: [{ id, price }] })
  const merge = writer.merge()
  merge.next()
  for (let id = 2; id <= tuningOptions.fewParts + 1; id++) change(id)
  expect(writer.chore()).toBeNull()
  change(90)
  const join = writer.chore()
  join?.next()
  expect(writer.chore()).toBeNull()
  change(2, 50)
  writer.apply({ deletes: [90] })
  if (join) finish(join)
  expect(writer.snapshot.map(({ rows }) => rows)).toEqual([1, tuningOptions.fewParts - 1, 1])
  finish(merge)
  expect(writer.snapshot.map(({ rows }) => rows)).toEqual([1, tuningOptions.fewParts - 1, 1])
  expect(writer.stats()).toMatchObject({
    rows: tuningOptions.fewParts + 1,
    unmerged: tuningOptions.fewParts + 1,
  })
})
