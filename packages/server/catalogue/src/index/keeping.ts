import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Persistence } from '@seriba/lot-index/workers/threads'
import { openClient } from '@seriba/server-kit/open-client'
import { timelineInSql } from '@seriba/server-kit/servers/server-state'

/** In which folder, and from how many lots on: fewer can be read just as quickly. */
export type IndexStorageOptions = { folder: string; fromRows: number }

/** `timeline` is in the label, too: a promoted standby may lack lots that are in the index. */
export type IndexStorage = Persistence & { timeline: number }

/** Whatever determines the contents of an index. */
const code = [
  '../',
  '../../../../../packages/lot-index/src/',
  '../../../../../packages/domain/src/lots/',
  '../../../../../packages/domain/src/landed-cost/',
]

/**
 * Where this process stores its index, and the label under which the next one accepts it: the same code over the same
 * table in the same database, which was not restored from a copy in the meantime.
 */
export async function indexStorageIn(
  { folder, fromRows }: IndexStorageOptions,
  url: string,
): Promise<IndexStorage> {
  const client = await openClient(url, 'seriba lot index')
  try {
    const { rows } = await client.query<{ timeline: number }>(`
      select system.system_identifier, ${timelineInSql} as timeline, current_database() as name,
        pg_relation_filenode('lots') as lots, pg_relation_filenode('lot_changes') as changes
      from pg_control_system() as system`)
    const label = JSON.stringify([process.version, await codeHash(), rows[0]])
    return { file: join(folder, 'lot-index'), label, fromRows, timeline: rows[0]?.timeline ?? 0 }
  } finally {
    await client.end()
  }
}

export async function codeHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of code) {
    const path = fileURLToPath(new URL(folder, import.meta.url))
    const files = (await readdir(path, { recursive: true })).filter((file) => file.endsWith('.ts')).sort()
    for (const file of files) hash.update(file).update(await readFile(join(path, file)))
  }
  return hash.digest('hex')
}
