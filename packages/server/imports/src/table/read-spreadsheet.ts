import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'

/** The size of all parts of a workbook, unpacked. */
const largestUnpacked = 200_000_000

/** A spreadsheet is a zip. */
export const isSpreadsheet = (bytes: Uint8Array) =>
  [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte)

/**
 * The first sheet of a workbook as text: a date becomes its day. Null if it is not a workbook, or unpacks to too much.
 */
export async function rowsOfSpreadsheet(bytes: Uint8Array): Promise<string[][] | null> {
  try {
    if (unpackedSize(bytes) > largestUnpacked) return null
    const rows = await readSheet(new Uint8Array(bytes).buffer)
    return rows.map((row) => row.map(textOf))
  } catch {
    return null
  }
}

/** The size that the parts claim to unpack to: beyond that, nothing is unpacked. */
function unpackedSize(bytes: Uint8Array): number {
  let size = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize
      return false
    },
  })
  return size
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null || cell === undefined ? '' : String(cell)
}
