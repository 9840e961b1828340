/** What an answer may carry beside its texts. */
export const fileExtensions = ['mp3', 'pdf', 'xlsx', 'jpg', 'png'] as const
export type FileExtension = (typeof fileExtensions)[number]

export const largestFile = 20_000_000

const alike: Record<string, FileExtension> = { jpeg: 'jpg' }

/** What a file is by its name; its bytes have the last word. */
export function extensionOf(name: string): FileExtension | undefined {
  const [, last = ''] = /\.([a-z0-9]+)$/i.exec(name) ?? []
  const given = last.toLowerCase()
  return fileExtensions.find((known) => known === (alike[given] ?? given))
}

/** What is wrong with a file before it is sent; null for nothing. */
export function fileFault({ name, size }: { name: string; size: number }): 'file_kind' | 'file_size' | null {
  if (extensionOf(name) === undefined) return 'file_kind'
  return size > largestFile || size === 0 ? 'file_size' : null
}

/** A name that any disk and address takes, ending in what the file is (DEC38). */
export function fileName(name: string, extension: FileExtension): string {
  const base = (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}._()-]+/gu, ' ')
    .trim()
    .slice(0, 80)
  return `${base || 'file'}.${extension}`
}
