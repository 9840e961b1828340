/** Vite's build manifest, as far as links need it. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; isEntry?: boolean; imports?: string[] } | undefined
>

/** What a page's own code needs beside the app's: style sheets to draw with, then scripts. */
export function pageLinks(manifest: Manifest, module: string, base: string): string {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const page = Object.keys(manifest).find((key) => key.endsWith(module))
  if (entry === undefined || page === undefined) return ''
  const known = filesOf(manifest, [entry])
  const { styles, scripts } = filesOf(manifest, [page])
  const links = (rel: string, files: Set<string>, before: Set<string>) =>
    [...files]
      .filter((file) => !before.has(file))
      .map((file) => `<link rel="${rel}" crossorigin href="${base}${file}">`)
  return [
    ...links('stylesheet', styles, known.styles),
    ...links('modulepreload', scripts, known.scripts),
  ].join('\n    ')
}

/** Of modules and all they import, in the order in which they are read. */
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
