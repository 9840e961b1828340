import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import type * as z from 'zod'
import { Contents, entryNames, formatVersion, Header, tableOfPart } from './backup-format.ts'
import { type Entry, notABackupError, readSealed } from './sealed-tar.ts'

export type Checked = { header: Header; contents: Contents; secret: Buffer | null }

/** Reads a backup to its end and returns what is in it; refuses anything that is incomplete or not a backup. */
export async function checkBackup(file: string): Promise<Checked> {
  let header: Header | undefined
  let contents: Contents | undefined
  let secret: Buffer | null = null
  for await (const { name, body } of readSealed(file)) {
    if (header === undefined) header = headerIn({ name, body }, file)
    else if (name === entryNames.contents) contents = parsed(Contents, body, file)
    else if (name === entryNames.secret) secret = body
    else if (tableOfPart(name) === undefined) throw notABackupError(file)
  }
  if (header === undefined || contents === undefined) throw notABackupError(file)
  return { header, contents, secret }
}

/** The parts of tables, in order. The seal is checked again at the end. */
export async function* partsOf(file: string): AsyncGenerator<{ table: string; packed: Buffer }> {
  for await (const { name, body } of readSealed(file)) {
    const table = tableOfPart(name)
    if (table !== undefined) yield { table, packed: body }
  }
}

function headerIn({ name, body }: Entry, file: string): Header {
  if (name !== entryNames.header) throw notABackupError(file)
  const header = parsed(Header, body, file)
  if (header.formatVersion <= formatVersion) return header
  throw new ConfigurationError(
    `${file} was written by Seriba ${header.seriba} in a newer form: restore it with that version or a later one.`,
  )
}

function parsed<S extends z.ZodType>(schema: S, body: Buffer, file: string): z.infer<S> {
  try {
    return schema.parse(JSON.parse(body.toString()))
  } catch {
    throw notABackupError(file)
  }
}
