import { parentPort, workerData } from 'node:worker_threads'
import { nextMessage } from '@seriba/threads/messages'
import { concat } from '../build/concat.ts'
import { buildColumns } from '../build/lone-columns.ts'
import { type Staged, sourceOf } from '../build/source.ts'
import { Staging } from '../build/staging.ts'
import type { BuildRequest, LoaderData, Outcome, RowModule } from './threads.ts'

const { schema, module, part } = workerData as LoaderData

async function load(): Promise<Staged> {
  const staging = new Staging(schema)
  const { fill }: RowModule = await import(module)
  await fill(staging, part as never)
  return staging.staged()
}

async function say<T>(work: () => Promise<T> | T) {
  let outcome: Outcome<T>
  try {
    outcome = { value: await work() }
  } catch (error) {
    outcome = { error }
  }
  parentPort?.postMessage(outcome)
}

if (parentPort) {
  const asked = nextMessage<BuildRequest>(parentPort)
  await say(load)
  const { staged, work } = await asked
  await say(() => buildColumns(concat(staged.map(sourceOf)), schema, work))
}
