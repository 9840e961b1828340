/** What an answer may include besides its texts. */
export const fileExtensions = ['mp3', 'pdf', 'xlsx', 'jpg', 'png'] as const
export type FileExtension = (typeof fileExtensions)[number]

export const largestFile = 20_000_000

const alike: Record<string, FileExtension> = { jpeg: 'jpg' }

/** A file's type by its name; its bytes have the final say. */
export function extensionOf(name: string): FileExtension | undefined {
  const [, last = ''] = /\.([a-z0-9]+)$/i.exec(name) ?? []
  const given = last.toLowerCase()
  return fileExtensions.find((known) => known === (alike[given] ?? given))
}

/** What is wrong with a file before it is sent; null if nothing is. */
export function fileFault({ name, size }: { name: string; size: number }): 'file_kind' | 'file_size' | null {
  if (extensionOf(name) === undefined) return 'file_kind'
  return size > largestFile || size === 0 ? 'file_size' : null
}

/** A name that any disk and URL accepts, with the extension of the actual file type (DEC38). */
export function fileName(name: string, extension: FileExtension): string {
  const base = (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}._()-]+/gu, ' ')
    .trim()
    .slice(0, 80)
  return `${base || 'file'}.${extension}`
}
