import { createDb, createPool } from '@seriba/server-kit/db'
import { senderOf } from './webhook-world.ts'

/** A process that sends webhooks, for a test that kills it. */
const [url = ''] = process.argv.slice(2)
await senderOf({ db: createDb(createPool({ url, max: 3 })) }).send()
