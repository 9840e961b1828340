import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const engine = fileURLToPath(new URL('./engine/', import.meta.url))
const kept = fileURLToPath(new URL('../../../../../node_modules/.cache/seriba/', import.meta.url))
const run = promisify(execFile)

/**
 * The folder in which ClickHouse's engine is installed: exactly what the lockfile beside this names, verified by its
 * hashes. It is downloaded once, over 540 MB, and only by those who test against it. Fails if it is not available.
 */
export async function installEngine(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(join(engine, 'package.json'), 'utf8'))
  const folder = join(kept, `chdb-${dependencies.chdb}`)
  if (await isThere(folder)) return folder
  const fresh = `${folder}.${process.pid}`
  await mkdir(kept, { recursive: true })
  await cp(engine, fresh, { recursive: true })
  try {
    await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: fresh })
    // Another test may have been faster, and its folder is just as good.
    await rename(fresh, folder).catch(async (error) => {
      if (!(await isThere(folder))) throw error
    })
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  return folder
}

const isThere = (folder: string) =>
  stat(folder).then(
    () => true,
    () => false,
  )
