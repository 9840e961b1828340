import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '../db-types.ts'
import type { FilesConfig } from '../files-config.ts'
import type { FileTable } from './file-tables.ts'
import { BucketAway, type Objects, type Part } from './objects.ts'
import { openS3 } from './s3-objects.ts'

/** What a row has of its bytes: themselves, or the key of an object. */
export type Kept = { body: Buffer; object_key: string | null }

/** Where the bytes of uploaded files are: in their rows, or in a bucket. Access to them is settled before. */
export type Files = {
  /**
   * Keeps bytes for a row that is written next. Before its transaction: a bucket may take its time, and whatever the
   * row is refused for, the object goes again (`sweepObjects`).
   */
  keep(table: FileTable, bytes: Buffer): Promise<Kept>
  read(kept: Kept, part?: Part): Promise<Buffer>
  /** Undefined: no bucket is set. */
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

/** Puts bytes into the bucket. Its key is known to the database first, so that nothing is left there that nobody knows. */
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

/** A whole object is held against the sum in its key: what is damaged is no better than what is missing. */
export async function readObject(objects: Objects, key: string, part?: Part): Promise<Buffer> {
  const bytes = await objects.get(key, part)
  if (bytes === undefined) throw new BucketAway(new Error(`the bucket has no ${key}`))
  if (!part && !key.endsWith(`-${sumOf(bytes)}`)) throw new BucketAway(new Error(`${key} is damaged`))
  return bytes
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
