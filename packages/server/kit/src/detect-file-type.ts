import type { FileExtension } from '@seriba/domain/translations/translation-file'

const beginsWith = (...bytes: readonly number[]) => {
  const head = Buffer.from(bytes)
  return (body: Buffer) => body.subarray(0, head.length).equals(head)
}

/** An MPEG frame of the third layer: eleven set bits, then the layer. */
const isFrame = (body: Buffer) => body[0] === 0xff && ((body[1] ?? 0) & 0xe6) === 0xe2

const isZip = beginsWith(0x50, 0x4b, 0x03, 0x04)

const kinds: readonly (readonly [FileExtension, (body: Buffer) => boolean])[] = [
  ['png', beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['jpg', beginsWith(0xff, 0xd8, 0xff)],
  ['pdf', (body) => body.subarray(0, 5).toString('latin1') === '%PDF-'],
  ['mp3', (body) => body.subarray(0, 3).toString('latin1') === 'ID3' || isFrame(body)],
  // A spreadsheet is a zip that contains a workbook; names are stored in it as plain text.
  ['xlsx', (body) => isZip(body) && body.includes('[Content_Types].xml') && body.includes('xl/workbook')],
]

/** A file's type by its bytes, whatever its name; undefined for anything that answers cannot carry. */
export const detectFileType = (body: Buffer): FileExtension | undefined =>
  kinds.find(([, is]) => is(body))?.[0]
