/** The parts of Vite's build manifest that links need. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; isEntry?: boolean; imports?: string[] } | undefined
>

export type PageFiles = {
  /** All style sheets of the app's entry and of the page, in cascade order. */
  styles: string[]
  /** The page's own scripts, in addition to the entry's. */
  scripts: string[]
}

/** The files that draw and run a page; empty if the build has no such module. */
export function pageFiles(manifest: Manifest, module: string): PageFiles {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const page = Object.keys(manifest).find((key) => key.endsWith(module))
  if (entry === undefined || page === undefined) return { styles: [], scripts: [] }
  const known = filesOf(manifest, [entry])
  const { styles, scripts } = filesOf(manifest, [entry, page])
  return { styles: [...styles], scripts: [...scripts].filter((file) => !known.scripts.has(file)) }
}

/** The files of modules and everything they import, in the order in which they are read. */
function filesOf(manifest: Manifest, modules: readonly string[]) {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const scripts = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
    for (const file of chunk.css ?? []) styles.add(file)
    scripts.add(chunk.file)
  }
  modules.forEach(visit)
  return { styles, scripts }
}

/**
 * The links of a page that comes with its picture. Its style sheets are inlined, so that nothing has to wait for them;
 * links that fetch nothing tell Vite's module loader that they are there. Scripts yield to photos and fonts: the
 * picture does not need them.
 */
export function preloadLinks({ styles, scripts }: PageFiles, base: string, css: string): string {
  return [
    `<style>${css}</style>`,
    ...styles.map((file) => `<link rel="stylesheet" crossorigin disabled href="${base}${file}">`),
    ...scripts.map(
      (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${base}${file}">`,
    ),
  ].join('\n    ')
}
