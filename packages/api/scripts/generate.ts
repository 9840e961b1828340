import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Contract } from '@seriba/contracts/contract'
import type { Audience } from '@seriba/domain/access/audience'

/**
 * Writes RTK Query's endpoints and hooks from the contracts, and the sentence above each one for the OpenAPI document;
 * `--check` only says whether they are up to date.
 */
const check = process.argv.includes('--check')
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const target = here('../src/generated/')
const descriptionsFile = here('../../contracts/src/generated/descriptions.ts')

/** The audiences that may open an entry point: an app's audience may open its own and those to the left of it. */
const entries = {
  anyone: 'public',
  signedIn: 'shared',
  member: 'shared',
  buyer: 'client',
  dealer: 'client',
  dealerOrManager: 'shared',
  manager: 'manager',
} as const satisfies Record<Audience, string>

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const files = new Map<string, string[]>()
const taken = new Map<string, string>()
const descriptions: string[] = []

for (const module of globSync('*.ts', { cwd: here('../../contracts/src/') }).sort()) {
  const source = readFileSync(here(`../../contracts/src/${module}`), 'utf8')
  if (!/\bcontract\(/.test(source) || module === 'contract.ts') continue
  const exports: Record<string, Contract> = await import(here(`../../contracts/src/${module}`))
  const rules = namesIn(`../src/cache/${module}`)
  for (const [name, contract] of Object.entries(exports)) {
    if (typeof contract !== 'object' || !('operation' in contract)) continue
    const other = taken.get(contract.operation)
    if (other) throw new Error(`${module} and ${other} both have ${contract.operation}`)
    taken.set(contract.operation, module)
    const path = `${entries[contract.audience]}/${module}`
    files.set(path, [...(files.get(path) ?? []), ...endpointOf(name, contract, source, rules.has(name))])
    rules.delete(name)
  }
  if (rules.size > 0)
    throw new Error(`cache/${module} has rules for what is no contract: ${[...rules].join(', ')}`)
}

function endpointOf(
  name: string,
  { operation, method, path, as }: Contract,
  source: string,
  ruled: boolean,
): string[] {
  const kind = as ?? (method === 'GET' ? 'query' : 'mutation')
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport const ${name} =`).exec(source)?.[1]
  if (comment === undefined) throw new Error(`${operation} has no sentence above it that says what it does`)
  const said = comment.replace(/\s*\n\s*\* ?/g, ' ').trim()
  descriptions.push(`  ${JSON.stringify(operation)}: ${JSON.stringify(said)},`)
  const hooks =
    kind === 'query'
      ? [
          `export const use${capital(name)}Query = useQueryOf(${name})`,
          `export const useLazy${capital(name)}Query = useLazyQueryOf(${name})`,
        ]
      : [`export const use${capital(name)}Mutation = useMutationOf(${name})`]
  return [
    `/** ${said} \`${method} ${path}\` */`,
    `export const ${name} = ${kind}(contracts.${name}${ruled ? `, cache.${name}` : ''})`,
    ...hooks,
    '',
  ]
}

function namesIn(path: string): Set<string> {
  try {
    const text = readFileSync(here(path), 'utf8')
    return new Set(
      [...text.matchAll(/^export const (\w+): (?:Query|Mutation)Rules/gm)].map(([, name]) => name ?? ''),
    )
  } catch {
    return new Set()
  }
}

const written = new Map(
  [...files].map(([path, lines]) => {
    const text = lines.join('\n')
    const used = ['mutation', 'query', 'useLazyQueryOf', 'useMutationOf', 'useQueryOf']
    const imports = used.filter((name) => new RegExp(`\\b${name}\\(`).test(text))
    const module = path.split('/')[1]
    return [
      path,
      [
        `// Generated from packages/contracts/src/${module} by packages/api/scripts/generate.ts: change that.`,
        `import * as contracts from '@seriba/contracts/${module?.replace('.ts', '')}'`,
        ...(/\bcache\./.test(text) ? [`import * as cache from '../../cache/${module}'`] : []),
        `import { ${imports.join(', ')} } from '#engine'`,
        '',
        text,
      ].join('\n'),
    ] as const
  }),
)

const describing = [
  '// Generated from the comments above the contracts by packages/api/scripts/generate.ts: change those.',
  'export const descriptions: Readonly<Record<string, string>> = {',
  ...descriptions,
  '}',
  '',
].join('\n')
const describingIsStale =
  !existsSync(descriptionsFile) || readFileSync(descriptionsFile, 'utf8') !== describing

const present = new Map(
  globSync('**/*.ts', { cwd: target }).map((path) => [path, readFileSync(`${target}${path}`, 'utf8')]),
)
const stale = [...new Set([...written.keys(), ...present.keys()])].filter(
  (path) => written.get(path) !== present.get(path),
)
if (check) {
  for (const path of stale)
    console.log(`src/generated/${path} is not what the contracts say: run \`pnpm generate\``)
  if (describingIsStale)
    console.log('contracts/src/generated/descriptions.ts is not what the contracts say: run `pnpm generate`')
  process.exit(stale.length > 0 || describingIsStale ? 1 : 0)
}
for (const path of stale) {
  const text = written.get(path)
  if (text === undefined) rmSync(`${target}${path}`)
  else {
    mkdirSync(`${target}${path.split('/')[0]}`, { recursive: true })
    writeFileSync(`${target}${path}`, text)
  }
}
if (describingIsStale) mkdirSync(here('../../contracts/src/generated'), { recursive: true })
if (describingIsStale) writeFileSync(descriptionsFile, describing)
console.log(`· ${taken.size} endpoints in ${written.size} files, ${stale.length} written`)
