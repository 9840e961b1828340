import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { answer, Caller } from '@seriba/lot-index/workers/calls'
import type { Asks, Draw, DrawCalls } from './drawing-apart.ts'

const { module, asks } = workerData as { module: string; asks: MessagePort }
const { draw } = (await import(module)) as { draw: Draw }
const server = new Caller<Asks>(asks)

if (parentPort) {
  answer(parentPort, {
    draw({ drawing, ...request }) {
      const ask = async ({ method, url }: Request) => {
        const { status, body } = await server.call('ask', { drawing, method, url })
        return new Response(body, { status, headers: { 'content-type': 'application/json' } })
      }
      return draw({ ...request, ask })
    },
  } satisfies DrawCalls)
}
