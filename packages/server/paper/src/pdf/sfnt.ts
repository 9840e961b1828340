import { inflateSync } from 'node:zlib'

const woffHeader = 44
const woffEntry = 20
const sfntHeader = 12
const sfntEntry = 16

const align = (length: number) => (length + 3) & ~3

/**
 * The font in a WOFF file, unpacked: a reader of the packed one inflates its tables in JavaScript every time, which
 * takes seconds for Japanese.
 */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = woffHeader + at * woffEntry
    const [offset = 0, packed = 0, length = 0, checksum = 0] = [4, 8, 12, 16].map((field) =>
      woff.readUInt32BE(entry + field),
    )
    const stored = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum,
      data: packed < length ? inflateSync(stored) : stored,
    }
  })
  const directory = sfntHeader + count * sfntEntry
  const sfnt = Buffer.alloc(tables.reduce((end, { data }) => end + align(data.length), directory))
  const power = 2 ** Math.floor(Math.log2(count))
  woff.copy(sfnt, 0, 4, 8)
  sfnt.writeUInt16BE(count, 4)
  sfnt.writeUInt16BE(power * 16, 6)
  sfnt.writeUInt16BE(Math.log2(power), 8)
  sfnt.writeUInt16BE((count - power) * 16, 10)
  let end = directory
  for (const [at, { tag, checksum, data }] of tables.entries()) {
    const entry = sfntHeader + at * sfntEntry
    tag.copy(sfnt, entry)
    sfnt.writeUInt32BE(checksum, entry + 4)
    sfnt.writeUInt32BE(end, entry + 8)
    sfnt.writeUInt32BE(data.length, entry + 12)
    data.copy(sfnt, end)
    end += align(data.length)
  }
  return sfnt
}
