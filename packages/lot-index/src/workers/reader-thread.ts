import { parentPort, workerData } from 'node:worker_threads'
import { answer } from '@seriba/threads/calls'
import { Reader } from '../read/reader.ts'
import type { Snapshot } from '../segment/snapshot.ts'
import type { ReaderCalls, ReaderData, ShowCalls } from './threads.ts'

const { schema, keeper } = workerData as ReaderData
let snapshot: Snapshot | null = null
let reader: Reader | null = null

function reading(): Reader {
  if (reader === null) throw new Error('the index is not built yet')
  return reader
}

answer(keeper, {
  show(shown) {
    const base = shown.base ?? snapshot?.base
    if (base === undefined) throw new Error('no base to show changes of')
    snapshot = { ...shown, base }
    if (reader === null) reader = new Reader(schema, snapshot)
    else reader.show(snapshot)
  },
} satisfies ShowCalls)

if (parentPort) {
  answer(parentPort, {
    search: (query) => reading().search(query),
    count: ({ selection, wanted }) => JSON.stringify(reading().count(selection, wanted)),
    medians: (likeness) => reading().medians(likeness),
    frequencies: ({ selection, column }) => reading().frequencies(selection, column),
  } satisfies ReaderCalls)
}
