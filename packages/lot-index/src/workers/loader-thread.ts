import { parentPort, workerData } from 'node:worker_threads'
import { buffersOf } from '../build/source.ts'
import { Staging } from '../build/staging.ts'
import type { Loaded, LoaderData, RowModule } from './threads.ts'

const { schema, module, part } = workerData as LoaderData

async function load(): Promise<Loaded> {
  try {
    const staging = new Staging(schema)
    const { fill }: RowModule = await import(module)
    await fill(staging, part as never)
    return { staged: staging.staged() }
  } catch (error) {
    return { error }
  }
}

const loaded = await load()
parentPort?.postMessage(loaded, 'staged' in loaded ? buffersOf(loaded.staged) : [])
