/** Vite's build manifest, as far as sizes need it. */
export type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
>

/** The scripts a browser loads before the first page is shown: the entry's, and those of the page's lazy modules. */
export function firstLoad(manifest: Manifest, firstPage: RegExp): string[] {
  const reached = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || reached.has(key)) return
    reached.add(key)
    chunk.imports?.forEach(visit)
    // A lazy module that shares its chunk has lost its name: it is counted, so that it does not slip through.
    chunk.dynamicImports?.filter((lazy) => lazy.startsWith('_') || firstPage.test(lazy)).forEach(visit)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key)
  const files = [...reached].map((key) => manifest[key]?.file ?? '')
  return [...new Set(files)].filter((file) => file.endsWith('.js'))
}
