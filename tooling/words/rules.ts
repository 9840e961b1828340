import { bareWho } from './who.ts'
import { quoted, wrongWords } from './words.ts'

/** Every text under a phrase file's export, with the path of its key. */
export function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, path === '' ? key : `${path}.${key}`))
}

/** Markdown as a reader sees it: prose, without code or addresses. */
export function proseOf(markdown: string): string {
  return markdown
    .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/https?:\/\/\S+/g, '')
}

/**
 * What a source file says to its readers: comments, including SQL's, and the names of tests, without code and
 * addresses.
 */
export const wordsOfSource = (code: string): string[] =>
  [
    ...code.matchAll(
      /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/ .*(?:\n\s*\/\/ .*)*$|^\s*(?:--|#) .*(?:\n\s*(?:--|#) .*)*$|(?:\b(?:test|describe)|\))\(\s*(['"`])(?:(?!\1).)*\1/gm,
    ),
  ].map(([found]) => proseOf(found).replace(/\w[\w-]*[/.]\w\S*/g, ''))

export function complaintsAboutText(place: string, text: string): string[] {
  if (quoted.includes(text)) return []
  const who = bareWho(text)
  return [
    ...wrongWords.flatMap(([wrong, right]) => {
      const found = wrong.exec(text)
      return found ? [`${place}: "${found[0]}", write ${right}`] : []
    }),
    ...(who === undefined ? [] : [`${place}: "${who}", write "A client who", "Anyone who" or such`]),
  ]
}

const mark = /(?<![\w§])(?:[123]§\d+(?:\.\d+)?|(?:DEC|GAP|BEY)\d+)/g

/** The specification's marks in a text, such as GAP35 or 1§4.2. */
export const marksIn = (text: string): string[] => text.match(mark) ?? []

/** The marks that the table in docs/rows.md explains. */
export const marksExplained = (rows: string): Set<string> =>
  new Set(
    rows.split('\n').flatMap((line) => (line.startsWith('| ') ? marksIn(line.split(' | ')[0] ?? '') : [])),
  )
