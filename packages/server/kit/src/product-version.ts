import { readFileSync } from 'node:fs'

const file = new URL('../../../../package.json', import.meta.url)

/** The version of Seriba, as numbered by changesets. */
export const productVersion = (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
