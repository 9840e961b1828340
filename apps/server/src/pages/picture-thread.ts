import { parentPort } from 'node:worker_threads'
import { drawPicture } from '@seriba/demo/pictures'

/** Draws what it is asked for, one after another. Null is the answer where there is no such picture. */
parentPort?.on('message', async ({ id, url }: { id: number; url: string }) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  try {
    parentPort?.postMessage({ id, picture: await drawPicture(pathname, searchParams) })
  } catch (error) {
    parentPort?.postMessage({ id, failed: String(error) })
  }
})
