import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { complaintsAboutText, marksExplained, marksIn, proseOf, textsOf, wordsOfSource } from './rules.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/dist-server'] })

const phrases = find('packages/i18n/src/{en,ru}/*.ts', 'packages/i18n/src/viewer/{en,ru}.ts')
const documents = find('*.md', '{apps,docs,packages,tooling}/**/*.md', '.changeset/*.md').filter(
  (file) => !file.startsWith('packages/demo/src/pages/ru/'),
)
/** Emails are written next to the code that sends them. */
const emails = find('packages/server/**/*-texts.ts', 'packages/server/**/*-pages.ts')
// The glossary names the words that are not to be used.
const proper = documents.filter((file) => file !== 'docs/glossary.md')

const complaints: string[] = []
for (const file of phrases) {
  const module = (await import(join(root, file))) as object
  for (const [key, text] of textsOf(module)) complaints.push(...complaintsAboutText(`${file} ${key}`, text))
}
for (const file of emails)
  for (const [, , text = ''] of read(file).matchAll(/(['`])((?:(?!\1).)*)\1/g))
    if (text.includes(' ')) complaints.push(...complaintsAboutText(file, text))
for (const file of proper)
  proseOf(read(file))
    .split('\n')
    .forEach((line, at) => {
      complaints.push(...complaintsAboutText(`${file}:${at + 1}`, line))
    })

const explained = marksExplained(read('docs/rows.md'))
const sources = find('{apps,packages,tooling}/**/*.{ts,tsx,css}').filter(
  (file) => !file.startsWith('tooling/words/'),
)
const settings = find('*.yaml', 'Dockerfile', '{.github,apps,deploy,packages,tooling}/**/*.{yml,yaml}')
for (const file of [...sources, ...settings].filter((path) => !path.includes('/generated/')))
  for (const text of wordsOfSource(read(file))) complaints.push(...complaintsAboutText(file, text))
for (const file of [...sources, ...documents])
  for (const mark of marksIn(read(file)))
    if (!explained.has(mark)) complaints.push(`${file}: ${mark} is not explained in docs/rows.md`)

console.log(
  complaints.length === 0
    ? `· ${phrases.length + documents.length} files of texts, ${explained.size} marks`
    : complaints.join('\n'),
)
process.exit(complaints.length === 0 ? 0 : 1)
