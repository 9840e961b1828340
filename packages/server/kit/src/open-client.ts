import type pg from 'pg'
import { newClient } from './servers/new-client.ts'

/**
 * A connection of its own. A caller hears of its end by that; one that nobody listens to would
 * end the process.
 */
export async function openClient(url: string, name: string): Promise<pg.Client> {
  const client = newClient(url, { application_name: name })
  client.on('error', () => {})
  await client.connect()
  return client
}
