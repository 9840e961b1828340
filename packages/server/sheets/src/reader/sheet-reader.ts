import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import type { SheetImage } from '../sheet-image.ts'

/** A correction by staff, as an example of what is easily misread. */
export type ReadingExample = { what: string; was: string; became: string }

export type AskedSheet = {
  /** The hall's name, since the meaning of letters depends on it. */
  hall: string
  /** Its address, for readers that need no picture. */
  address: string
  /** The picture; only if the reader looks at it. */
  image: SheetImage | null
  examples: readonly ReadingExample[]
}

export type TokensUsed = { input: number; output: number }

/** Null if the sheet cannot be read. */
export type SheetAnswer = { reading: SheetReading | null; used: TokensUsed | null }

/** A reader of sheets. */
export type SheetReader = {
  /** `demo` knows what it has drawn and looks at no picture. */
  kind: 'machine' | 'demo'
  model: string
  /** Rejects with `ReaderFailed` if there is no usable answer. */
  read(asked: AskedSheet): Promise<SheetAnswer>
}

/** A reader returned nothing usable; what it has cost anyway is reported. */
export class ReaderFailed extends Error {
  override name = 'ReaderFailed'
  readonly used: TokensUsed | null
  constructor(message: string, used: TokensUsed | null = null) {
    super(message)
    this.used = used
  }
}
