import { plainMemory, rowsIn } from '../memory.ts'
import type { SharedPages } from '../simd/webassembly.ts'
import { pagesFor } from './memory-for.ts'

/** Where the rows of a source end up. */
export type Positions = {
  /** Where a row of the segment was in the source, */
  from: Int32Array
  /** and where a row of the source is in the segment. */
  rowOf: Int32Array
  /** Places in the source in the order of their ids. */
  inIdOrder: Int32Array
}

/** A segment that several threads build: shared by all, and plain data, so that it can be passed to them. */
export type WorkPlan = {
  pages: SharedPages | null
  places: Positions
  /** How many columns have been taken, and whether the places are known. */
  state: Int32Array
}

const next = 0
const placed = 1

export const planWork = (rows: number): WorkPlan => ({
  pages: pagesFor(rows),
  places: {
    from: rowsIn(plainMemory, rows),
    rowOf: rowsIn(plainMemory, rows),
    inIdOrder: rowsIn(plainMemory, rows),
  },
  state: rowsIn(plainMemory, 2),
})

/** The first of some columns that no thread has taken. */
export const take = <T>({ state }: WorkPlan, columns: readonly T[]): T | undefined =>
  columns[Atomics.add(state, next, 1)]

export const arePlaced = ({ state }: WorkPlan): boolean => Atomics.load(state, placed) === 1

export function announcePlaced({ state }: WorkPlan): void {
  Atomics.store(state, placed, 1)
  Atomics.notify(state, placed)
}

/** Blocks this thread, so another one must report it. */
export const waitUntilPlaced = ({ state }: WorkPlan): void => void Atomics.wait(state, placed, 0)
