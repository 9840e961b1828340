import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildSegment, finish } from '../build/build.ts'
import { rowsAsSource } from '../build/staging.ts'
import { Reader } from '../read/reader.ts'
import type { Row, Schema } from '../schema.ts'
import { anyQuery, anyRows, anySchema, anyWanted } from '../testing/arbitraries.ts'
import { tuningOptions } from '../tuning.ts'
import { whole } from '../update/change.ts'
import { isSegmentStored, readSegment, writeSegment } from './segment-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'))
})
afterAll(() => rm(folder, { recursive: true }))

const measured = { ...tuningOptions }
afterEach(() => {
  Object.assign(tuningOptions, measured)
})

const build = (schema: Schema, rows: readonly Row[]) =>
  finish(buildSegment(rowsAsSource(schema, [rows]), schema))

test('a stored segment gives the same answers as the one that was built', async () => {
  // With these, a few hundred rows take the same code paths as millions: kernels and bitmaps.
  Object.assign(tuningOptions, { simdFrom: 50, bitmapFrom: 8, edges: 16, rowsBetweenEdges: 20 })
  const file = join(folder, 'any')
  const mostInBuffer = fc.constantFrom(undefined, 1, 1000)
  const anyCase = fc.tuple(anySchema, anyRows(300), anyQuery, anyWanted, mostInBuffer)
  await fc.assert(
    fc.asyncProperty(anyCase, async ([schema, rows, query, wanted, most]) => {
      const segment = build(schema, rows)
      await writeSegment(file, { label: 'a', upTo: 7, segment }, most)
      const kept = await readSegment(file, 'a')
      expect(kept?.upTo).toBe(7)
      const [built, read] = [segment, kept?.segment ?? segment].map(
        (base) => new Reader(schema, [whole(base)]),
      )
      expect(read).not.toBe(built)
      expect(read?.search(query)).toEqual(built?.search(query))
      expect(read?.count(query, wanted)).toEqual(built?.count(query, wanted))
    }),
    { numRuns: 100 },
  )
})

test('a base too large for one buffer is read into several', async () => {
  const schema: Schema = { cluster: [], columns: { price: { type: 'number' }, maker: { type: 'value' } } }
  const rows = Array.from({ length: 50 }, (_, id) => ({ id, price: id % 7, maker: `maker ${id % 3}` }))
  const segment = build(schema, rows)
  const file = join(folder, 'large')
  await writeSegment(file, { label: 'a', upTo: 0, segment }, 100)
  expect(await isSegmentStored(file, 'a')).toBe(true)
  const kept = await readSegment(file, 'a')
  const buffers = new Set([kept?.segment.ids.buffer, kept?.segment.byId.rows.buffer])
  expect(buffers.size).toBe(2)
  expect({ ...kept?.segment, memory: null }).toEqual({ ...segment, memory: null })
})

test('a missing, mislabeled, truncated, or altered file is rejected', async () => {
  const file = join(folder, 'broken')
  const schema: Schema = { cluster: [], columns: { price: { type: 'number' } } }
  expect(await readSegment(file, 'a')).toBeNull()
  await writeSegment(file, { label: 'a', upTo: 0, segment: build(schema, [{ id: 1, price: 5 }]) })
  expect(await readSegment(file, 'a')).not.toBeNull()
  expect(await readSegment(file, 'b')).toBeNull()

  const written = await readFile(file)
  await writeFile(file, written.subarray(0, -1))
  expect(await readSegment(file, 'a')).toBeNull()
  for (const at of [0, 20, 40, written.length - 1]) {
    const changed = Buffer.from(written)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    await writeFile(file, changed)
    expect(await readSegment(file, 'a')).toBeNull()
  }
})
