import { vi } from 'vitest'

type SavedFile = { name: string; file: Blob }

/** The files that a page hands to the browser as downloads during this test. */
export function savedFiles(): SavedFile[] {
  const files: SavedFile[] = []
  const handed = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = `blob:${handed.size}`
    handed.set(url, file as Blob)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = handed.get(this.href)
    if (file) files.push({ name: this.download, file })
  })
  return files
}
