import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import type { SheetImage } from '../sheet-image.ts'

/** A correction of staff, as an example of what is easily misread. */
export type ReadingExample = { what: string; was: string; became: string }

export type AskedSheet = {
  /** What its hall is called: letters mean by the hall. */
  hall: string
  /** Its address, for readers that need no picture. */
  address: string
  /** The picture; only where the reader looks at it. */
  image: SheetImage | null
  examples: readonly ReadingExample[]
}

export type TokensUsed = { input: number; output: number }

/** Null where the sheet cannot be read. */
export type SheetAnswer = { reading: SheetReading | null; used: TokensUsed | null }

/** A reader of sheets. */
export type SheetReader = {
  /** `demo` knows what it has drawn and looks at no picture. */
  kind: 'machine' | 'demo'
  model: string
  /** Rejects with `ReaderFailed` where it gives no answer that can be used. */
  read(asked: AskedSheet): Promise<SheetAnswer>
}

/** A reader gave nothing that can be used; what it has cost anyway is told. */
export class ReaderFailed extends Error {
  override name = 'ReaderFailed'
  readonly used: TokensUsed | null
  constructor(message: string, used: TokensUsed | null = null) {
    super(message)
    this.used = used
  }
}
