const call = /\b(?:npm (?:run )?|(?:npx )?pnpm(?:@[\d.]+)? )([a-z][\w:-]*)/g

/** The scripts of a package that a text calls with npm or pnpm, each once, in their order. */
export function scriptsNamedIn(text, scripts) {
  const names = [...text.matchAll(call)].map(([, name]) => name)
  return [...new Set(names)].filter((name) => Object.hasOwn(scripts, name))
}
