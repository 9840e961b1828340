/** The characters that a font has glyphs for, by its table `cmap`, of which formats 4 and 12 are read. */
export function pointsOf(sfnt: Buffer): ReadonlySet<number> {
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, at) => 12 + at * 16)
  const entry = tables.find((at) => sfnt.toString('latin1', at, at + 4) === 'cmap')
  if (entry === undefined) return new Set()
  const cmap = sfnt.readUInt32BE(entry + 8)
  const subtables = Array.from(
    { length: sfnt.readUInt16BE(cmap + 2) },
    (_, at) => cmap + sfnt.readUInt32BE(cmap + 8 + at * 8),
  )
  return new Set(subtables.flatMap((at) => readers[sfnt.readUInt16BE(at)]?.(sfnt, at) ?? []))
}

type Reader = (sfnt: Buffer, at: number) => number[]

const readers: Record<number, Reader> = { 4: segments, 12: groups }

function segments(sfnt: Buffer, at: number): number[] {
  const length = sfnt.readUInt16BE(at + 6)
  const [ends, starts] = [at + 14, at + 16 + length]
  return Array.from({ length: length / 2 }, (_, nth) => nth * 2).flatMap((shift) =>
    span(sfnt.readUInt16BE(starts + shift), sfnt.readUInt16BE(ends + shift)),
  )
}

function groups(sfnt: Buffer, at: number): number[] {
  return Array.from({ length: sfnt.readUInt32BE(at + 12) }, (_, nth) => at + 16 + nth * 12).flatMap((group) =>
    span(sfnt.readUInt32BE(group), sfnt.readUInt32BE(group + 4)),
  )
}

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step)
