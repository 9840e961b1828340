import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { check } from 'recheck'
import { parseAst } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Files whose expressions read only what we have written ourselves, or a few characters, and why. */
const trusted: Record<string, string> = {
  'packages/server/kit/src/auth-base.ts': 'settings of the operator',
  'packages/server/kit/src/captcha-config.ts': 'settings of the operator',
  'packages/server/kit/src/config.ts': 'settings of the operator',
  'apps/server/src/lib/migrate.ts': 'names of our own migrations',
  'apps/server/src/pages/rendered-html.ts': 'pages that our own build makes',
  'apps/server/src/pages/page-html.ts': 'pages that our own build makes',
  'packages/domain/src/format/number.ts': 'a number, of 17 digits at most',
  'packages/ui/src/lib/digits.ts': 'an amount in its own field, of 13 digits at most',
}

type Expression = { pattern: string; flags: string }

/** The literals of a source, each once. */
export function expressionsIn(source: string, lang: 'ts' | 'tsx'): Expression[] {
  const found = new Map<string, Expression>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node) {
      const { pattern, flags } = node.regex as Expression
      found.set(`/${pattern}/${flags}`, { pattern, flags })
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseAst(source, { lang }))
  return [...found.values()]
}

/**
 * What ends a search for such a text: the number of characters read, never the clock. With the clock, a busy machine
 * would call a harmless expression unknown, or a slow attack a successful one.
 */
export const limits = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  // A text of 4 500 characters, for a quadratic expression: a hundred times as many takes minutes for one with a
  // back-reference.
  attackLimit: 10_000_000,
} as const

/** Whether there is a text for which an expression takes more than linear time. */
export const isSuperlinear = async ({ pattern, flags }: Expression): Promise<boolean> =>
  (await check(pattern, flags.replace(/[dv]/g, ''), limits)).status !== 'safe'

/** Expressions for foreign text that can run away, one per line. */
export async function findRunaways(): Promise<{ found: string[]; checked: number }> {
  const files = globSync(
    '{apps/*/src,packages/*/src,packages/features/*/src,packages/server/*/src}/**/*.{ts,tsx}',
    {
      cwd: root,
      exclude: [
        '**/*.test.*',
        '**/*.stories.*',
        '**/testing/**',
        '**/migrations/**',
        'packages/{demo,art}/**',
      ],
    },
  ).filter((file) => !(file in trusted))
  const seen = new Set<string>()
  const found: string[] = []
  for (const file of files) {
    const source = readFileSync(`${root}${file}`, 'utf8')
    for (const expression of expressionsIn(source, file.endsWith('x') ? 'tsx' : 'ts')) {
      const name = `/${expression.pattern}/${expression.flags}`
      if (seen.has(name)) continue
      seen.add(name)
      if (await isSuperlinear(expression)) found.push(`${file}: ${name}`)
    }
  }
  return { found, checked: seen.size }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { found, checked } = await findRunaways()
  for (const line of found) console.error(`${line} can take more than linear time: scan instead, or bound it`)
  console.log(`· ${checked} regular expressions cannot run away`)
  process.exit(found.length === 0 ? 0 : 1)
}
