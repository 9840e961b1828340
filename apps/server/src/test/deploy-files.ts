import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseAllDocuments } from 'yaml'

const root = new URL('../../../../', import.meta.url)

export const deployFile = (name: string) => readFileSync(new URL(name, root), 'utf8')
export const isFile = (name: string) => existsSync(fileURLToPath(new URL(name, root)))

/** Every document in a YAML file. Refuses invalid files and duplicate keys. */
export function yamlOf<T>(name: string): T[] {
  return parseAllDocuments(deployFile(name), { uniqueKeys: true }).map((document) => {
    const [fault] = document.errors
    if (fault) throw new Error(`${name}: ${fault.message}`)
    return document.toJS() as T
  })
}
