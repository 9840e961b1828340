import { parseArgs } from 'node:util'
import { startFakeFeeds } from './start-fake-feeds.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    seed: { type: 'string', default: '1' },
    live: { type: 'string', default: '90000' },
    ended: { type: 'string', default: '500000' },
    bikes: { type: 'string', default: '7000' },
    faults: { type: 'string', default: '0.01' },
    code: { type: 'string', default: 'fake-code' },
  },
})
const fake = await startFakeFeeds({
  port: Number(values.port),
  seed: Number(values.seed),
  live: Number(values.live),
  ended: Number(values.ended),
  bikes: Number(values.bikes),
  faults: Number(values.faults),
  code: values.code,
})
console.log(`SQL over HTTP: ${fake.sqlUrl}\nBikes: ${fake.bikesUrl}\nCode: ${values.code}`)
console.log('The server sends requests to its own machine only with PRIVATE_FEED_HOSTS=on.')
