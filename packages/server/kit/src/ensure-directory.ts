import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and all its parents, or throws the error that prevents it. Node's own recursive form never ends
 * where nothing can be created, as under `/proc`.
 */
export function ensureDirectory(path: string): void {
  try {
    mkdirSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && statSync(path).isDirectory()) return
    const parent = dirname(path)
    // An existing parent has refused.
    if (code !== 'ENOENT' || statSync(parent, { throwIfNoEntry: false })) throw error
    ensureDirectory(parent)
    mkdirSync(path)
  }
}
