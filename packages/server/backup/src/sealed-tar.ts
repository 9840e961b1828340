import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import { entryNames } from './backup-format.ts'

export type Add = (name: string, body: Buffer) => Promise<void>

/** More than a compressed part of a table: a row holds one file, of 27 MB at most. */
const mostBytes = 256 * 2 ** 20

/** Writes a file entry by entry. It gets its name only once it is complete, sealed, and on disk. */
export async function writeSealed(file: string, fill: (add: Add) => Promise<void>): Promise<void> {
  const draft = `${file}.${process.pid}.part`
  const seal = createHash('sha256')
  const { readable, controller } = createTarPacker()
  const put = async (name: string, body: Buffer) => {
    const writer = controller
      .add({ name, size: body.length, type: 'file', mode: 0o600, mtime: new Date() })
      .getWriter()
    await writer.write(new Uint8Array(body))
    await writer.close()
  }
  const filled = async () => {
    try {
      await fill(async (name, body) => {
        seal.update(`${name}\n${body.length}\n`).update(body)
        await put(name, body)
      })
      await put(entryNames.seal, Buffer.from(seal.digest('hex')))
      controller.finalize()
    } catch (error) {
      controller.error(error)
      throw error
    }
  }
  try {
    const written = pipeline(
      Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(draft, { mode: 0o600, flags: 'w' }),
    )
    // Both have to end first: a file that is opened late would be left behind. Either passes its error on to the other.
    for (const end of await Promise.allSettled([written, filled()]))
      if (end.status === 'rejected') throw end.reason
    const handle = await open(draft, 'r+')
    await handle.sync().finally(() => handle.close())
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    const { code, syscall } = error as NodeJS.ErrnoException
    // Errors of the file itself; those of the database have no system call, or one on its connection.
    if (syscall !== 'open' && syscall !== 'write') throw error
    throw new ConfigurationError(
      `${file} cannot be written (${code}), and nothing was saved: name another place.`,
    )
  }
}

export type Entry = { name: string; body: Buffer }

/** Reads a file entry by entry; at the end the seal is checked, and an incomplete file is refused. */
export async function* readSealed(file: string): AsyncGenerator<Entry> {
  const seal = createHash('sha256')
  let sealed: string | undefined
  try {
    const tar = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
    for await (const { header, body } of tar.pipeThrough(createTarDecoder({ strict: true }))) {
      if (sealed !== undefined || header.type !== 'file' || header.size > mostBytes)
        throw notABackupError(file)
      const bytes = await buffer(body)
      if (header.name === entryNames.seal) {
        sealed = bytes.toString()
        continue
      }
      seal.update(`${header.name}\n${bytes.length}\n`).update(bytes)
      yield { name: header.name, body: bytes }
    }
  } catch (error) {
    throw readable(error, file)
  }
  if (sealed === undefined)
    throw new ConfigurationError(`${file} is cut off: its end is missing. Use another copy of it.`)
  if (sealed !== seal.digest('hex')) throw damaged(file)
}

export const damaged = (file: string) =>
  new ConfigurationError(
    `${file} is damaged: its checksum does not match its contents. Use another copy of it.`,
  )

export const notABackupError = (file: string) => new ConfigurationError(`${file} is not a backup of Seriba.`)

function readable(error: unknown, file: string) {
  const { code } = error as NodeJS.ErrnoException
  if (error instanceof ConfigurationError) return error
  if (code === 'ENOENT') return new ConfigurationError(`There is no file ${file}.`)
  if (code === 'EISDIR')
    return new ConfigurationError(`${file} is a folder: name the file that \`seriba backup\` wrote.`)
  if (code !== undefined && /^E[A-Z]+$/.test(code))
    return new ConfigurationError(`${file} cannot be read (${code}).`)
  return new ConfigurationError(
    `${file} cannot be read completely: it is cut off, damaged or not a backup of Seriba.`,
  )
}
