import { mkdtemp, rm } from 'node:fs/promises'
import { startServer } from './running-server.ts'

/** One product for all screens: the demo company, small, in a folder that is gone afterwards. */
export default async function globalSetup() {
  const given = process.env.SERIBA_URL
  if (given) return
  const dataDir = await mkdtemp('/var/tmp/seriba-e2e-')
  const server = await startServer({
    DATA_DIR: dataDir,
    DEMO: 'on',
    DEMO_LIVE: '1500',
    DEMO_STATS: '6000',
    DEMO_AUCTIONEER: 'off',
  })
  process.env.SERIBA_URL = server.url
  process.env.SERIBA_DATA_DIR = dataDir
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
