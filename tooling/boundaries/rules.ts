import { doors, forbidden, isFeature, layers } from './layers.ts'

export type Source = {
  /** The package's name without its scope. */
  owner: string
  /** Below the package's folder. */
  path: string
  text: string
}

/** One with a `$` is being written by a generator. */
const specifier = /(?:\bfrom\s+|\bimport\s*\(?\s*)(['"])([^'"\n$]+)\1/g
const isTest = (path: string) => /\.(test|stories|e2e)\.tsx?$|(^|\/)test(ing)?\//.test(path)

/** Imports in a file that its place in the repository forbids, each as a sentence. */
export function violationsIn({ owner, path, text }: Source): string[] {
  return [...text.matchAll(specifier)]
    .map((match) => violationOf(owner, path, match[2] ?? ''))
    .filter((complaint) => complaint !== null)
    .map((complaint) => `${owner}/${path} ${complaint}`)
}

function violationOf(owner: string, path: string, imported: string): string | null {
  if (imported.startsWith('.')) return leaves(path, imported) ? `leaves its package by ${imported}` : null
  if (imported.startsWith('@seriba/')) return aboutPackage(owner, path, imported)
  const banned = (forbidden[owner] ?? []).some((name) => imported === name || imported.startsWith(`${name}/`))
  if (banned && !isTest(path)) return `imports ${imported}, which ${owner} must not know`
  if (owner === 'domain' && !isTest(path)) return `imports ${imported}; the domain stands on nothing`
  return null
}

function aboutPackage(owner: string, path: string, imported: string): string | null {
  const [, name = '', ...rest] = imported.split('/')
  if (name === owner) return `imports its own package by name: ${imported}`
  const allowed = layers[owner]
  if (!allowed) return `belongs to ${owner}, which has no place in tooling/boundaries/layers.ts`
  if (!allowed.includes(name)) return `imports ${imported}; ${owner} may not stand on ${name}`
  if (name === 'demo' && owner === 'server' && !isTest(path))
    return `imports ${imported}; what the product needs of the demo company comes from server-demo`
  if (name === 'testing' && !isTest(path)) return `imports ${imported} outside of its tests`
  const door = doors[owner]
  if (door !== undefined && isFeature(name) && rest.join('/') !== door && !isTest(path)) {
    return `imports ${imported}; the ${owner} opens features by /${door}`
  }
  return null
}

function leaves(path: string, imported: string): boolean {
  const depth = path.split('/').length - 1
  const ups = imported.split('/').filter((part) => part === '..').length
  return ups > depth
}
