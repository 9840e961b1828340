import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageTypes } from '@seriba/domain/lots/page-types'
import type { Manifest } from './page-links.ts'

const folder = fileURLToPath(new URL('../../../', import.meta.url))

export type AppName = 'portal' | 'console' | 'viewer'

/** Where each app's built files are served, matching its Vite `base`. */
export const appBases: Record<AppName, string> = {
  portal: '/',
  console: '/console/',
  viewer: '/viewer-assets/',
}

export const distOf = (app: AppName) => join(folder, app, 'dist')
export const isBuilt = (app: AppName) => existsSync(join(distOf(app), 'index.html'))
export const builtFile = (app: AppName, file: string) => readFile(join(distOf(app), file), 'utf8')
export const builtPage = (app: AppName) => builtFile(app, 'index.html')
export const manifestOf = async (app: AppName) =>
  JSON.parse(await builtFile(app, '.vite/manifest.json')) as Manifest

const sharePath = new RegExp(
  `^(?:${Object.values(pageTypes)
    .map(({ path }) => path)
    .join('|')})/share/[^/]+/?$`,
)

/** Which app a path in the address bar belongs to. */
export function appOf(path: string): AppName {
  if (path === '/console' || path.startsWith('/console/')) return 'console'
  return sharePath.test(path) ? 'viewer' : 'portal'
}
