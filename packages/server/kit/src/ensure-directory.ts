import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A folder and all above it, or the error that says why not. Node's own recursive form never ends
 * where nothing can be made, as under `/proc`.
 */
export function ensureDirectory(path: string): void {
  try {
    mkdirSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && statSync(path).isDirectory()) return
    const parent = dirname(path)
    // A parent that is there has refused.
    if (code !== 'ENOENT' || statSync(parent, { throwIfNoEntry: false })) throw error
    ensureDirectory(parent)
    mkdirSync(path)
  }
}
