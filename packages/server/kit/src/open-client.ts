import type pg from 'pg'
import { newClient } from './servers/new-client.ts'

/**
 * A separate connection. A caller learns of its end through `end`; an `error` without a listener would end the process.
 */
export async function openClient(url: string, name: string): Promise<pg.Client> {
  const client = newClient(url, { application_name: name })
  client.on('error', () => {})
  await client.connect()
  return client
}
