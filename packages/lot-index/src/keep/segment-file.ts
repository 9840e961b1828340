import { type FileHandle, open, rename } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import { memoryOf, pagesFor } from '../build/memory-for.ts'
import type { Segment } from '../segment/segment.ts'
import { type Piece, type Plan, planOf, segmentOver } from './placed.ts'

/** A base as it is kept: what it was made by and from, and how far the log of changes is in it. */
export type StoredSegment = { label: string; upTo: number; segment: Segment }

/**
 * The file: its magic bytes, the size and the checksum of what follows, the checksum of its label; then the plan; then,
 * starting at a multiple of 16, the arrays as they are in memory.
 */
const mark = Buffer.from('seriba-lot-index')
const headerBytes = 32
const chunkBytes = 8 << 20

/**
 * V8 tells other threads in 32 bits where an array begins in its buffer: beyond that they would read another one. A
 * base is read into buffers that are well below this limit.
 */
const mostInBuffer = 2 ** 30

/** Writes next to the existing file and replaces it at the end: a reader finds one or the other, complete. */
export async function writeSegment(
  file: string,
  { label, upTo, segment }: StoredSegment,
  most = mostInBuffer,
): Promise<void> {
  const { plan, pieces, size } = planOf(segment, most)
  const head = serialize({ label, upTo, plan })
  const handle = await open(`${file}.new`, 'w')
  try {
    const dataAt = startOfData(head.length)
    const padded = Buffer.alloc(dataAt - headerBytes)
    head.copy(padded)
    await writeAll(handle, padded, headerBytes)
    let sum = crc32(padded)
    for (const { at, bytes } of chunksOf(pieces, size)) {
      sum = crc32(bytes, sum)
      await writeAll(handle, bytes, dataAt + at)
    }
    const header = Buffer.alloc(headerBytes)
    mark.copy(header)
    header.writeUInt32LE(head.length, 16)
    header.writeUInt32LE(sum, 20)
    header.writeUInt32LE(crc32(label), 24)
    await writeAll(handle, header, 0)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.new`, file)
}

/** Whether a base with this label seems to be kept: only the first bytes of the file are read. */
export async function isSegmentStored(file: string, label: string): Promise<boolean> {
  const handle = await open(file, 'r').catch(() => null)
  try {
    return handle !== null && isOf(await readHeader(handle), label)
  } catch {
    return false
  } finally {
    await handle?.close()
  }
}

/** And when it was written; null if there is none with this label, or it is incomplete. */
export async function readSegment(
  file: string,
  label: string,
): Promise<(StoredSegment & { writtenAt: number }) | null> {
  const handle = await open(file, 'r').catch(() => null)
  try {
    const kept = handle && (await read(handle, label))
    return kept && { ...kept, writtenAt: (await handle.stat()).mtimeMs }
  } catch {
    return null
  } finally {
    await handle?.close()
  }
}

async function read(handle: FileHandle, label: string): Promise<StoredSegment | null> {
  const header = await readHeader(handle)
  if (!isOf(header, label)) return null
  const headLength = header.readUInt32LE(16)
  const dataAt = startOfData(headLength)
  const padded = Buffer.alloc(dataAt - headerBytes)
  await readAll(handle, padded, headerBytes)
  const head: { label: string; upTo: number; plan: Plan } = deserialize(padded.subarray(0, headLength))
  if (head.label !== label) return null

  const { rows } = head.plan.segment as Segment
  const pages = pagesFor(rows)
  const memory = memoryOf(pages)
  const buffers = head.plan.buffers.map((size) => ({ size, ...memory.allocate(size) }))
  let sum = crc32(padded)
  let from = dataAt
  for (const { buffer, offset, size } of buffers) {
    for (let at = 0; at < size; at += chunkBytes) {
      const chunk = Buffer.from(buffer, offset + at, Math.min(chunkBytes, size - at))
      await readAll(handle, chunk, from + at)
      sum = crc32(chunk, sum)
    }
    from += size
  }
  if (sum !== header.readUInt32LE(20)) return null
  return { label, upTo: head.upTo, segment: { ...segmentOver(head.plan, buffers), memory: pages } }
}

async function readHeader(handle: FileHandle): Promise<Buffer> {
  const header = Buffer.alloc(headerBytes)
  await readAll(handle, header, 0)
  return header
}

const isOf = (header: Buffer, label: string) =>
  header.subarray(0, mark.length).equals(mark) && header.readUInt32LE(24) === crc32(label)

const startOfData = (headLength: number) => headerBytes + Math.ceil(headLength / 16) * 16

/** The arrays in large pieces: there are a hundred thousand of them, most of them short. */
function* chunksOf(pieces: readonly Piece[], size: number): Generator<Piece> {
  let chunk = new Uint8Array(Math.min(chunkBytes, size))
  let began = 0
  for (const { at, bytes } of pieces) {
    for (let from = 0; from < bytes.length; ) {
      const to = at + from - began
      if (to >= chunk.length) {
        yield { at: began, bytes: chunk }
        began += chunk.length
        chunk = new Uint8Array(Math.min(chunkBytes, size - began))
        continue
      }
      const part = bytes.subarray(from, from + chunk.length - to)
      chunk.set(part, to)
      from += part.length
    }
  }
  if (chunk.length > 0) yield { at: began, bytes: chunk }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number) {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done)
    done += bytesWritten
  }
}

async function readAll(handle: FileHandle, bytes: Uint8Array, position: number) {
  for (let done = 0; done < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, done, bytes.length - done, position + done)
    if (bytesRead === 0) throw new Error('the file ends too early')
    done += bytesRead
  }
}
