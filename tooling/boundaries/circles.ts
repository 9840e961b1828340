import { dirname, join } from 'node:path'

/** Imports: modules by path, packages by name. Types count as much as values. */
export type Imports = Map<string, readonly string[]>

const specifier = /(?:\bfrom\s+|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g

/** The modules in its own package that a module imports. */
export const modulesIn = (path: string, text: string): string[] =>
  [...text.matchAll(specifier)]
    .map((match) => match[2] ?? '')
    .filter((imported) => imported.startsWith('.'))
    .map((imported) => join(dirname(path), imported))

/** Our packages that a module imports, without their scope. */
export const packagesIn = (text: string): string[] =>
  [...text.matchAll(specifier)].flatMap(
    ([, , imported]) => /^@seriba\/([^/]+)/.exec(imported ?? '')?.[1] ?? [],
  )

/** Import cycles, each as the path around it: modules on a cycle that was found are not looked at again. */
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
