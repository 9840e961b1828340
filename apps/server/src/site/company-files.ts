import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'

/** A picture as it is served: its address changes with what is in it. */
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

/** Reads a picture beside the company's file; a text says what is wrong with it. */
export function readPicture(companyFile: string, name: string): CompanyPicture | string {
  const file = resolve(dirname(companyFile), name)
  try {
    const body = readFileSync(file)
    if (body.length > largest) return `${name} is larger than a megabyte`
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 10)
    const extension = extname(name).toLowerCase()
    const contentType = types[extension] ?? 'application/octet-stream'
    return { url: `/company/${hash}${extension}`, body, contentType }
  } catch (error) {
    return `${name} cannot be read (${(error as NodeJS.ErrnoException).code})`
  }
}

/** Width and height of a PNG, from its head; null for anything else. */
export function sizeOfPng(body: Buffer): [number, number] | null {
  const isPng = body.length > 24 && body.subarray(1, 4).toString('latin1') === 'PNG'
  return isPng ? [body.readUInt32BE(16), body.readUInt32BE(20)] : null
}
