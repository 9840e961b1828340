/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const features = fileURLToPath(new URL('../../features/', import.meta.url))

/** The sources of features that the pattern names, without their tests and stories. */
export const sourcesOfFeatures = (pattern: string): string[] =>
  globSync(pattern, { cwd: features }).filter((path) => !/\.(test|stories)\.|\/test(ing)?\//.test(path))

/** Which of these sources use texts from which namespaces: 'shell/src/Menu.tsx says money'. */
export const textNamespacesUsed = (sources: string[], isMeant: (namespace: string) => boolean): string[] =>
  sources.flatMap((path) =>
    [...readFileSync(features + path, 'utf8').matchAll(/useTranslation\(([^)]*)\)/g)]
      .flatMap(([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name))
      .filter(isMeant)
      .map((name) => `${path} says ${name}`),
  )
