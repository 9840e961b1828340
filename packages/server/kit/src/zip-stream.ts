import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'

export type ZipEntry = { name: string; input: Uint8Array }

/** A ZIP that is written while its entries arrive: no more than one of them is held at a time. */
export const zipStream = (entries: AsyncIterable<ZipEntry>): Readable =>
  Readable.fromWeb(makeZip(entries) as never)
