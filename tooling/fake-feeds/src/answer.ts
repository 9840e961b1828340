import { gzipSync } from 'node:zlib'
import type { Row } from './rows.ts'

/** Text as the source writes it: Japanese as numeric references, and ampersands in addresses as they are. */
const written = (text: string) =>
  text.replaceAll('<', '&lt;').replace(/[^\0-\u04ff]/gu, (char) => `&#${char.codePointAt(0)};`)

/** XML that is not always well-formed, with names in capitals in every other answer. */
function xmlOf(rows: readonly Row[], inCapitals: boolean): string {
  const tag = (name: string) => (inCapitals ? name.toUpperCase() : name)
  const row = (cells: Row) =>
    Object.entries(cells)
      .map(([name, value]) => `<${tag(name)}>${written(value)}</${tag(name)}>`)
      .join('')
  const [root, item] = [tag('aj'), tag('row')]
  return `<?xml version="1.0" encoding="utf-8"?><${root}>${rows.map((cells) => `<${item}>${row(cells)}</${item}>`).join('')}</${root}>`
}

type Form = { json: boolean; gzip: boolean; inCapitals: boolean }

export function answerOf(rows: readonly Row[], { json, gzip, inCapitals }: Form): Buffer {
  const body = Buffer.from(json ? JSON.stringify({ ...rows }) : xmlOf(rows, inCapitals))
  return gzip ? gzipSync(body) : body
}
