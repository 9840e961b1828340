import { dirname, join } from 'node:path'

/** Imports: modules by their paths, packages by their names. Types count as much as values. */
export type Imports = Map<string, readonly string[]>

const specifier = /(?:\bfrom\s+|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g

/** The modules of its own package that a module imports. */
export const modulesIn = (path: string, text: string): string[] =>
  [...text.matchAll(specifier)]
    .map((match) => match[2] ?? '')
    .filter((imported) => imported.startsWith('.'))
    .map((imported) => join(dirname(path), imported))

/** The packages of ours that a module imports, without their scope. */
export const packagesIn = (text: string): string[] =>
  [...text.matchAll(specifier)].flatMap(
    ([, , imported]) => /^@seriba\/([^/]+)/.exec(imported ?? '')?.[1] ?? [],
  )

/** Circles of imports, each as the way round it: where one is found, what lies on it is not looked at again. */
export function circlesIn(imports: Imports): string[][] {
  const circles: string[][] = []
  const done = new Set<string>()
  const way: string[] = []
  const visit = (node: string) => {
    if (done.has(node)) return
    const at = way.indexOf(node)
    if (at >= 0) return void circles.push([...way.slice(at), node])
    way.push(node)
    for (const next of imports.get(node) ?? []) visit(next)
    way.pop()
    done.add(node)
  }
  for (const node of imports.keys()) visit(node)
  return circles
}
