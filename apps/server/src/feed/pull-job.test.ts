import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Worker } from '../lib/worker.ts'
import { testConfig } from '../test/config.ts'
import { testSources } from '../test/feed-sources.ts'
import { testWorker } from '../test/worker.ts'

const source = testSources({ live: 600, ended: 500 })
let worker: Worker
beforeAll(async () => {
  worker = await testWorker(source.server, {
    publicUrl: undefined,
    sources: { secret: testConfig.cookieSecret, privateHosts: true },
  })
})
afterAll(() => worker.stop())

test('a job pulls a source when staff start it, and rests when nothing is due', async () => {
  const id = await source.aSource()
  await source.desk.post('/feed/start-pull', { id })
  const pulls = async () => (await source.desk.get('/feed/pulls', { id })).json().result.pulls
  await vi.waitFor(
    async () =>
      expect(await pulls()).toMatchObject([
        { part: 'main', isUnderWay: false, read: 600, failure: null },
        { part: 'stats', isUnderWay: false, endedAt: expect.any(String) },
      ]),
    { timeout: 40_000, interval: 200 },
  )
  const jobs = () =>
    source.query(`select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'pullFeed'`)
  await vi.waitFor(async () => expect(await jobs()).toEqual([{ jobs: 0 }]), { timeout: 20_000 })
})
