import { parentPort, workerData } from 'node:worker_threads'
import { exposeRpc, RpcClient } from '@seriba/threads/rpc'
import { buildSegment } from '../build/build.ts'
import { sourceOf } from '../build/source.ts'
import { Staging } from '../build/staging.ts'
import { readSegment, writeSegment } from '../keep/segment-file.ts'
import type { Segment } from '../segment/segment.ts'
import { SegmentWriter } from '../update/segment-writer.ts'
import { warmUpChanges } from '../update/warm-up-changes.ts'
import { buildFrom } from './build-from.ts'
import { runInSlices } from './run-in-slices.ts'
import type { Persistence, ShowCalls, WriterCalls, WriterData } from './threads.ts'

const { schema, readers: ports } = workerData as WriterData
const readers = ports.map((port) => new RpcClient<ShowCalls>(port))
let staging = new Staging(schema)
let writer: SegmentWriter | null = null
let place: Persistence | null = null
/** Numbers of the segments that the readers have. */
let shown = new Map<Segment, number>()
let segments = 0

function keeping(): SegmentWriter {
  if (writer === null) throw new Error('the index is not built yet')
  return writer
}

/** Resolves when every reader sees the index in its current state. */
async function show() {
  const before = shown
  const { snapshot } = keeping()
  shown = new Map(snapshot.map(({ segment }) => [segment, before.get(segment) ?? segments++]))
  const parts = snapshot.map(({ segment, ...part }) => ({
    ...part,
    number: shown.get(segment) as number,
    segment: before.has(segment) ? null : segment,
  }))
  await Promise.all(readers.map((reader) => reader.call('show', parts)))
}

/**
 * Does the background work. A merge that fails ends the thread, and the index with it: nobody should search an index
 * that is not kept current.
 */
async function tidy(forTime = false) {
  for (let chore = writer?.chore(forTime); chore; chore = writer?.chore(forTime)) {
    const { segment } = keeping().base
    await runInSlices(chore)
    await show()
    if (keeping().base.segment !== segment) void keep()
  }
}
setInterval(() => void tidy(true), 60_000)

/** Hundreds of megabytes are not written for every merge in a busy hour. */
const restMs = 3_600_000
let keepFrom = 0

/** Bases do not change, so one can be written while it is searched. An index that cannot be stored still works. */
async function keep() {
  const { segment, upTo } = keeping().base
  if (place === null || segment.rows < place.fromRows || Date.now() < keepFrom) return
  keepFrom = Date.now() + restMs
  await writeSegment(place.file, { label: place.label, segment, upTo }).catch(() => {})
}

/** What nobody is waiting for comes after the first searches: it would take the processor from them. */
const settleMs = 1000
const later = (work: () => void) => void setTimeout(work, settleMs)

const calls = {
  add: (rows) => staging.add(rows),

  async reopen(keeping) {
    place = keeping
    const kept = await readSegment(keeping.file, keeping.label)
    if (kept === null) return null
    writer = new SegmentWriter(schema, kept.segment, { upTo: kept.upTo, basedAt: kept.writtenAt })
    await show()
    later(() => warmUpChanges(schema, kept.segment))
    return kept.upTo
  },

  async build({ source, upTo, keeping }) {
    place = keeping
    const base = source
      ? await buildFrom(schema, source)
      : await runInSlices(buildSegment(sourceOf(staging.staged()), schema))
    staging = new Staging(schema)
    writer = new SegmentWriter(schema, base, { upTo })
    await show()
    later(() => {
      warmUpChanges(schema, base)
      void keep()
    })
  },

  async apply(changes) {
    keeping().apply(changes)
    await show()
    void tidy()
  },

  stats: () => keeping().stats(),
} satisfies WriterCalls

if (parentPort) exposeRpc(parentPort, calls)
