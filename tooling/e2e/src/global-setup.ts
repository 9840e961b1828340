import { mkdtemp, rm } from 'node:fs/promises'
import type { FullConfig } from '@playwright/test'
import { createCertificateFiles } from './push-service/certificate.ts'
import { startServer } from './running-server.ts'

/** A product for every worker: the small demo company, in a folder that is deleted afterwards. */
export default async function globalSetup({ workers }: FullConfig) {
  if (process.env.SERIBA_URL) return
  const certificates = await mkdtemp('/var/tmp/seriba-push-')
  process.env.PUSH_CERTIFICATE = certificates
  const trusted = await createCertificateFiles(certificates)
  const products = await Promise.all(Array.from({ length: workers }, () => startProduct(trusted)))
  process.env.SERIBA_URL = products.map(({ url }) => url).join(' ')
  process.env.SERIBA_DATA_DIR = products.map(({ dataDir }) => dataDir).join(' ')
  return async () => {
    await Promise.all(products.map(({ end }) => end()))
    await rm(certificates, { recursive: true, force: true })
  }
}

async function startProduct(trusted: string) {
  const dataDir = await mkdtemp('/var/tmp/seriba-e2e-')
  const { url, stop } = await startServer({
    DATA_DIR: dataDir,
    DEMO: 'on',
    DEMO_LIVE: '1500',
    DEMO_STATS: '6000',
    DEMO_AUCTIONEER: 'off',
    // The proof of work is done as everywhere, just less of it.
    CAPTCHA_DIFFICULTY: '500',
    // The push service of the tests is on this machine.
    PRIVATE_PUSH_HOSTS: 'on',
    NODE_EXTRA_CA_CERTS: trusted,
  })
  const end = async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url, dataDir, end }
}
