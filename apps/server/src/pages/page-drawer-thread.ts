import { parentPort, workerData } from 'node:worker_threads'
import { answer, Caller } from '@seriba/threads/calls'
import type { Asks, Draw, DrawCalls } from './page-drawer.ts'

const { module } = workerData as { module: string }
const { draw } = (await import(module)) as { draw: Draw }

if (parentPort) {
  const server = new Caller<Asks>(parentPort)
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
