import { parentPort, workerData } from 'node:worker_threads'
import { exposeRpc } from '@seriba/threads/rpc'
import { exposePoolRpc } from '@seriba/threads/worker-pool'
import type { Answers, LotReader } from '../query.ts'
import { Reader } from '../read/reader.ts'
import type { Segment } from '../segment/segment.ts'
import type { ReaderCalls, ReaderData, ShowCalls, ShownPart } from './threads.ts'

const { schema, writer, offered, answers } = workerData as ReaderData
const others: Answers = answers === undefined ? {} : (await import(answers)).answers
let segments = new Map<number, Segment>()
let reader: Reader | null = null

function reading(): Reader {
  if (reader === null) throw new Error('the index is not built yet')
  return reader
}

exposeRpc(writer, {
  show(shown) {
    const before = segments
    const segmentOf = ({ number, segment }: ShownPart) => {
      const known = segment ?? before.get(number)
      if (known === undefined) throw new Error('a part of the index has not been shown')
      return known
    }
    segments = new Map(shown.map((part) => [part.number, segmentOf(part)]))
    const [base, ...changed] = shown.map((part) => ({ ...part, segment: segmentOf(part) }))
    if (base === undefined) return
    if (reader === null) reader = new Reader(schema, [base, ...changed])
    else reader.show([base, ...changed])
  },
} satisfies ShowCalls)

if (parentPort) {
  exposePoolRpc(parentPort, offered, {
    search: (query) => reading().search(query),
    count: ({ selection, wanted }) => JSON.stringify(reading().count(selection, wanted)),
    medians: (likeness) => reading().medians(likeness),
    frequencies: ({ selection, column }) => reading().frequencies(selection, column),
    table: ({ selection, columns }) => reading().table(selection, columns),
    ask: ({ name, question }) => others[name]?.(reading() as LotReader, question as never),
  } satisfies ReaderCalls)
}
