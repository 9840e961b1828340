import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CompanyFile, Texts } from '@seriba/server-company/company-schema'
import { expect, test } from 'vitest'
import type * as z from 'zod'

const page = fileURLToPath(new URL('../../../../docs/configuration.md', import.meta.url))

type Shape = Record<string, z.ZodType>
const aboutOf = (schema: z.ZodType) => schema.meta() as { description: string; fallback?: string }

function fallbackOf(schema: z.ZodType): string {
  const { fallback } = aboutOf(schema)
  const value = schema.parse(undefined)
  if (fallback !== undefined) return fallback
  if (value === null || JSON.stringify(value).length === 2) return 'none'
  return [value]
    .flat()
    .map((one) => `\`${one}\``)
    .join(', ')
}

/** Replaces the rows of the table that starts with a given line, up to the next empty line. */
const withTable = (text: string, head: readonly string[], rows: readonly string[]) => {
  const start = text.indexOf(`${head[0]}\n`)
  if (start < 0) throw new Error(`There is no table ${head[0]}`)
  return text.slice(0, start) + [...head, ...rows].join('\n') + text.slice(text.indexOf('\n\n', start))
}

test('the documentation lists every setting as the file’s parser accepts it', async () => {
  const settings = Object.entries(CompanyFile.shape as Shape).map(
    ([name, schema]) => `| \`${name}\` | ${fallbackOf(schema)} | ${aboutOf(schema).description} |`,
  )
  const texts = Object.entries(Texts.shape as Shape).map(
    ([name, schema]) => `| \`${name}\` | ${aboutOf(schema).description} |`,
  )
  const written = withTable(
    withTable(readFileSync(page, 'utf8'), ['| Key | Default | Meaning |', '|---|---|---|'], settings),
    ['| Key in `texts.en`, `texts.ru` | Meaning |', '|---|---|'],
    texts,
  )
  await expect(written).toMatchFileSnapshot(page)
})
