import { rowsOfSpreadsheet } from '@seriba/server-imports/table/read-spreadsheet'

/** What a saved XLSX says: the lines above its table, the heads, and the rows as texts. */
export async function savedSheet(file: Buffer) {
  const [title = [], about = [], filters = [], heads = [], ...rows] = (await rowsOfSpreadsheet(file)) ?? []
  return { above: [title, about, filters].map(([text = '']) => text), heads, rows }
}
