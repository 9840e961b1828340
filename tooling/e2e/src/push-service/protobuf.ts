/**
 * The parts of Protocol Buffers that are written here: numbers, fixed-size numbers and bytes, each under its field's
 * number.
 */
export const varint = (value: number | bigint): Buffer => {
  const bytes: number[] = []
  let rest = BigInt(value)
  do {
    const low = Number(rest & 127n)
    rest >>= 7n
    bytes.push(rest > 0n ? low | 128 : low)
  } while (rest > 0n)
  return Buffer.from(bytes)
}

const tag = (field: number, wireType: number) => varint((field << 3) | wireType)

export const numberField = (field: number, value: number) => Buffer.concat([tag(field, 0), varint(value)])

export const fixedField = (field: number, value: bigint) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return Buffer.concat([tag(field, 1), bytes])
}

export const bytesField = (field: number, value: string | Buffer) => {
  const bytes = Buffer.from(value)
  return Buffer.concat([tag(field, 2), varint(bytes.length), bytes])
}

/** A number at the beginning of some bytes, and where it ends; null if the rest has not arrived. */
export function readVarint(bytes: Buffer, from: number): { value: number; end: number } | null {
  let value = 0
  for (let at = from, shift = 0; at < bytes.length; at += 1, shift += 7) {
    const byte = bytes[at] ?? 0
    value |= (byte & 127) << shift
    if (byte < 128) return { value, end: at + 1 }
  }
  return null
}
