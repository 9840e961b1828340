import type { Memory } from '../memory.ts'
import type { Positions } from './work.ts'

/** Makes a part, once it is known where rows come to stand. */
export type Maker<Part> = (memory: Memory, places: Positions) => Part
