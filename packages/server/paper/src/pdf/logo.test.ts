import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Paper } from '../paper.ts'
import { logoDrawer, type PaperPicture } from './logo.ts'
import { paperPdf } from './paper-pdf.ts'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const svg = (inside: string): PaperPicture => ({
  contentType: 'image/svg+xml',
  body: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 24">${inside}</svg>`),
})
const paper: Paper = {
  language: 'en',
  title: 'Invoice 2611-5001',
  brand: 'Vostok',
  logo: '/company/0123456789.svg',
  parties: [],
  facts: [],
  tables: [],
  notes: [],
  made: 'Made today',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
}
const imagesIn = async (picture: PaperPicture | null) =>
  (await paperPdf(paper, picture)).toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0

test('a logo can be a drawing or a photo, and if it is unsupported or broken, the name is used', () => {
  const usable = (contentType: string, body: Buffer) => logoDrawer({ contentType, body }) !== null
  expect(usable('image/png', dot)).toBe(true)
  expect(logoDrawer(svg('<path fill="#017eef" d="M0 0h84v24z"/>'))).not.toBeNull()
  expect(usable('image/webp', dot)).toBe(false)
  expect(usable('image/png', dot.subarray(0, 20))).toBe(false)
  expect(usable('image/svg+xml', Buffer.from('<p>no drawing</p>'))).toBe(false)
  expect(logoDrawer(null)).toBeNull()
})

test('a photo appears in the PDF, and so do pictures embedded in a drawing', async () => {
  expect(await imagesIn(null)).toBe(0)
  expect(await imagesIn({ contentType: 'image/png', body: dot })).toBeGreaterThan(0)
  const inside = `<image width="9" height="9" href="data:image/png;base64,${dot.toString('base64')}"/>`
  expect(await imagesIn(svg(inside))).toBeGreaterThan(0)
})

test('a drawing that references a file on the server does not get it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'logo-'))
  const file = join(folder, 'secret.png')
  writeFileSync(file, dot)
  try {
    expect(await imagesIn(svg(`<image width="9" height="9" href="${file}"/>`))).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
