import type { Allocated } from '../memory.ts'
import type { Segment } from '../segment/segment.ts'

type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array
type Kind = 'Uint8Array' | 'Uint16Array' | 'Uint32Array' | 'Int32Array' | 'Float64Array'
const kinds: Record<Kind, new (buffer: SharedArrayBuffer, at: number, length: number) => NumberArray> = {
  Uint8Array,
  Uint16Array,
  Uint32Array,
  Int32Array,
  Float64Array,
}

/** Stands for an array; `at` is where its bytes begin in its buffer. */
type Place = { $: Kind; buffer: number; at: number; length: number }

/**
 * A segment without its arrays: these are consecutive, each at a multiple of 16, in buffers of these sizes in bytes.
 */
export type Plan = { segment: unknown; buffers: number[] }
/** `at` counts from the beginning of the first buffer. */
export type Piece = { at: number; bytes: Uint8Array }

/** Arrays of more than `most` bytes in total are in several buffers; one that is larger by itself has its own. */
export function planOf(segment: Segment, most: number): { plan: Plan; pieces: Piece[]; size: number } {
  const pieces: Piece[] = []
  const buffers = [0]
  let size = 0
  const place = (array: NumberArray): Place => {
    pieces.push({ at: size, bytes: new Uint8Array(array.buffer, array.byteOffset, array.byteLength) })
    const taken = Math.ceil(array.byteLength / 16) * 16
    const filled = buffers.at(-1) ?? 0
    if (filled > 0 && filled + taken > most) buffers.push(0)
    const buffer = buffers.length - 1
    const at = buffers[buffer] ?? 0
    buffers[buffer] = at + taken
    size += taken
    return { $: array.constructor.name as Kind, buffer, at, length: array.length }
  }
  const whole = mapped({ ...segment, memory: null }, (value) => (isArray(value) ? place(value) : value))
  return { plan: { segment: whole, buffers }, pieces, size }
}

/** The segment again, on top of the bytes that its arrays were written to: for each buffer, where they begin. */
export function segmentOver(plan: Plan, buffers: readonly Allocated[]): Segment {
  const array = ({ $, buffer: number, at, length }: Place) => {
    const { buffer, offset } = buffers[number] as Allocated
    return new kinds[$](buffer, offset + at, length)
  }
  return mapped(plan.segment, (value) => (isPlace(value) ? array(value) : value)) as Segment
}

const isArray = (value: unknown): value is NumberArray => ArrayBuffer.isView(value)
const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && '$' in value

/** A copy with everything replaced for which `replace` returns something else. */
function mapped(value: unknown, replace: (value: unknown) => unknown): unknown {
  const own = replace(value)
  if (own !== value || typeof own !== 'object' || own === null) return own
  if (Array.isArray(own)) return own.map((item) => mapped(item, replace))
  return Object.fromEntries(Object.entries(own).map(([name, item]) => [name, mapped(item, replace)]))
}
