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

/** Stands for an array; `at` is where its bytes begin. */
type Place = { $: Kind; at: number; length: number }

/** A segment without its arrays: they lie one behind the other, each at a multiple of 16. */
export type Plan = { segment: unknown; size: number }
export type Piece = { at: number; bytes: Uint8Array }

export function planOf(segment: Segment): { plan: Plan; pieces: Piece[] } {
  const pieces: Piece[] = []
  let size = 0
  const place = (array: NumberArray): Place => {
    const at = size
    pieces.push({ at, bytes: new Uint8Array(array.buffer, array.byteOffset, array.byteLength) })
    size += Math.ceil(array.byteLength / 16) * 16
    return { $: array.constructor.name as Kind, at, length: array.length }
  }
  const whole = mapped({ ...segment, memory: null }, (value) => (isArray(value) ? place(value) : value))
  return { plan: { segment: whole, size }, pieces }
}

/** The segment again, over the bytes that its arrays were written to. */
export function segmentOver(plan: Plan, buffer: SharedArrayBuffer, offset: number): Segment {
  const array = ({ $, at, length }: Place) => new kinds[$](buffer, offset + at, length)
  return mapped(plan.segment, (value) => (isPlace(value) ? array(value) : value)) as Segment
}

const isArray = (value: unknown): value is NumberArray => ArrayBuffer.isView(value)
const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && '$' in value

/** A copy with everything in it replaced that `replace` answers otherwise. */
function mapped(value: unknown, replace: (value: unknown) => unknown): unknown {
  const own = replace(value)
  if (own !== value || typeof own !== 'object' || own === null) return own
  if (Array.isArray(own)) return own.map((item) => mapped(item, replace))
  return Object.fromEntries(Object.entries(own).map(([name, item]) => [name, mapped(item, replace)]))
}
