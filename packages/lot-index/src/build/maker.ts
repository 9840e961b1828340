import type { Memory } from '../memory.ts'
import type { Positions } from './work.ts'

/** Makes a part, once the rows' places are known. */
export type Maker<Part> = (memory: Memory, places: Positions) => Part
