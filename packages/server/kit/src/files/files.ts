import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '../db-types.ts'
import type { FilesConfig } from '../files-config.ts'
import type { FileTable } from './file-tables.ts'
import { BucketAway, type Objects, type Part } from './objects.ts'
import { openS3 } from './s3-objects.ts'

/** A row's file: the bytes themselves, or an object's key. */
export type Kept = { body: Buffer; object_key: string | null }

/** Where the bytes of uploaded files are: in their rows, or in a bucket. Access is checked before. */
export type Files = {
  /**
   * Stores bytes for a row that is written next. This happens before its transaction, since a bucket may be slow; if
   * the row is refused, the object is deleted later (`sweepObjects`).
   */
  keep(table: FileTable, bytes: Buffer): Promise<Kept>
  read(kept: Kept, part?: Part): Promise<Buffer>
  /** Undefined: no bucket is configured. */
  objects: Objects | undefined
}

type Options = { db: Db; config: { files: FilesConfig }; objects?: Objects | undefined }

export function openFiles({ db, config: { files }, objects = files.s3 && openS3(files.s3) }: Options): Files {
  return {
    objects,
    async keep(table, bytes) {
      if (files.newFiles === 'database' || !objects) return { body: bytes, object_key: null }
      return { body: Buffer.alloc(0), object_key: await putObject({ db, objects }, table, bytes) }
    },
    async read({ body, object_key: key }, part) {
      if (key === null) return part ? body.subarray(part.from, part.to + 1) : body
      if (!objects) throw new BucketAway(new Error(`${key} is in a bucket, and S3_BUCKET is not set`))
      return readObject(objects, key, part)
    },
  }
}

/** Puts bytes into the bucket. The database records the key first, so that no unknown object is left there. */
export async function putObject(
  { db, objects }: { db: Db; objects: Objects },
  table: FileTable,
  bytes: Buffer,
) {
  const key = `${table}/${randomUUID()}-${sumOf(bytes)}`
  await db.insertInto('loose_objects').values({ key }).execute()
  await objects.put(key, bytes)
  return key
}

/** A complete object is compared with the checksum in its key: a damaged one is no better than a missing one. */
export async function readObject(objects: Objects, key: string, part?: Part): Promise<Buffer> {
  const bytes = await objects.get(key, part)
  if (bytes === undefined) throw new BucketAway(new Error(`the bucket has no ${key}`))
  if (!part && !key.endsWith(`-${sumOf(bytes)}`)) throw new BucketAway(new Error(`${key} is damaged`))
  return bytes
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
