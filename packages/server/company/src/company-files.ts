import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'

/** A picture as it is served: its address changes with its content. */
export type CompanyPicture = { url: string; body: Buffer; contentType: string }

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.ico': 'image/x-icon',
}
const largest = 1_000_000

/** Reads a picture beside the company's file; returns text if something is wrong with it. */
export function readPicture(companyFile: string, name: string): CompanyPicture | string {
  const file = resolve(dirname(companyFile), name)
  try {
    const body = readFileSync(file)
    if (body.length > largest) return `${name} is larger than a megabyte`
    return pictureOf(body, extname(name).toLowerCase())
  } catch (error) {
    return `${name} cannot be read (${(error as NodeJS.ErrnoException).code})`
  }
}

function pictureOf(body: Buffer, extension: string): CompanyPicture {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 10)
  return {
    url: `/company/${hash}${extension}`,
    body,
    contentType: types[extension] ?? 'application/octet-stream',
  }
}

const beginnings: readonly (readonly [string | RegExp, string])[] = [
  ['\x89PNG\r\n', '.png'],
  ['\xff\xd8\xff', '.jpg'],
  ['\0\0\x01\0', '.ico'],
  [/^RIFF[\s\S]{4}WEBP/, '.webp'],
]

/** A picture, from its bytes alone; null for anything else. */
export function detectImageType(body: Buffer): CompanyPicture | null {
  const head = body.subarray(0, 2000).toString('latin1')
  const extension = isSvg(head)
    ? '.svg'
    : beginnings.find(([beginning]) =>
        typeof beginning === 'string' ? head.startsWith(beginning) : beginning.test(head),
      )?.[1]
  return extension === undefined ? null : pictureOf(body, extension)
}

const beforeSvg = [
  ['<?xml', '?>'],
  ['<!--', '-->'],
  ['<!DOCTYPE svg', '>'],
] as const

/** Whether a text begins with an SVG image, after anything that may precede one. Each character is read once. */
function isSvg(text: string): boolean {
  let rest = text.replace(/^\xef\xbb\xbf/, '').trimStart()
  for (;;) {
    const skipped = beforeSvg.find(([begins]) => rest.startsWith(begins))
    if (!skipped) return /^<svg[\s>]/.test(rest)
    const end = rest.indexOf(skipped[1], skipped[0].length)
    if (end < 0) return false
    rest = rest.slice(end + skipped[1].length).trimStart()
  }
}

/** What home screens require: a PNG of 180 by 180. */
export const isTouchIcon = ({ body }: Pick<CompanyPicture, 'body'>) => sizeOfPng(body)?.join() === '180,180'

/** A PNG's width and height, from its header; null for anything else. */
function sizeOfPng(body: Buffer): [number, number] | null {
  const isPng = body.length > 24 && body.subarray(1, 4).toString('latin1') === 'PNG'
  return isPng ? [body.readUInt32BE(16), body.readUInt32BE(20)] : null
}
