import { randomBytes } from 'node:crypto'
import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigurationError } from './configuration-error.ts'
import { ensureDirectory } from './ensure-directory.ts'

/** A secret created at the first start and stored beside the data. */
export function ownSecret(dataDir: string, name = 'cookie-secret'): string {
  const file = resolve(dataDir, name)
  try {
    ensureDirectory(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return kept(file) ?? made(file) ?? readFileSync(file, 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // If a file has the folder's name, the folder cannot be created.
    if (code === 'EEXIST' || code === 'ENOTDIR') {
      throw new ConfigurationError(`${dataDir} is a file: set DATA_DIR to a folder.`)
    }
    throw new ConfigurationError(
      `The data folder ${dataDir} cannot be used (${code}): give this account the right to read and write it, or set DATA_DIR to another folder.`,
    )
  }
}

function kept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Undefined if another process created one at the same moment. */
function made(file: string): string | undefined {
  const secret = randomBytes(32).toString('base64url')
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  }
}
