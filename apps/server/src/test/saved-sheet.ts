import { rowsOfSpreadsheet } from '@seriba/server-imports/table/read-spreadsheet'

/** The contents of an exported XLSX: the lines above its table, the headings, and the rows as text. */
export async function savedSheet(file: Buffer) {
  const [title = [], about = [], filters = [], heads = [], ...rows] = (await rowsOfSpreadsheet(file)) ?? []
  return { above: [title, about, filters].map(([text = '']) => text), heads, rows }
}
