import { parentPort } from 'node:worker_threads'
import { drawPicture, type Picture } from '@seriba/demo/pictures'
import { exposeRpc } from '@seriba/threads/rpc'

export type ArtCalls = {
  /** The picture at an address; null if no lot can have it. */
  draw(url: string): Promise<Picture | null>
}

if (parentPort) {
  exposeRpc(parentPort, {
    draw(url) {
      const { pathname, searchParams } = new URL(url, 'http://localhost')
      return drawPicture(pathname, searchParams)
    },
  } satisfies ArtCalls)
}
