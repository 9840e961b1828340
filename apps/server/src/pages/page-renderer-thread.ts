import { parentPort, workerData } from 'node:worker_threads'
import { exposeRpc, RpcClient } from '@seriba/threads/rpc'
import type { FetchCalls, RenderCalls, RenderPage } from './page-renderer.ts'

const { module } = workerData as { module: string }
const { render } = (await import(module)) as { render: RenderPage }

if (parentPort) {
  const server = new RpcClient<FetchCalls>(parentPort)
  exposeRpc(parentPort, {
    render({ rendering, ...request }) {
      const ask = async ({ method, url }: Request) => {
        const { status, body } = await server.call('ask', { rendering, method, url })
        return new Response(body, { status, headers: { 'content-type': 'application/json' } })
      }
      return render({ ...request, ask })
    },
  } satisfies RenderCalls)
}
