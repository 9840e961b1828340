import type { PageChanges } from '@seriba/contracts/site-pages'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { diffArrays } from 'diff'
import type { PageText } from './page-text.ts'
import { listVersions, pageVersion } from './page-versions.repository.ts'
import { memoize } from './site-page.ts'
import type { Asked } from './versioned-page.ts'

type Section = PageChanges['sections'][number]
type Line = Section['lines'][number]
/** A section's heading, or a line in it; equal ones have equal keys, whatever their numbers. */
type Piece = { key: string; head: string | null; mark: string | null; text: string | null }

/** How a version differs from the one before it; the first has no differences. */
export async function pageChanges(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  { slug, language, version }: Asked,
): Promise<PageChanges> {
  if (version === undefined && !company.pages[slug]) return notFound()
  const versions = await listVersions(db, slug)
  const at = version === undefined ? 0 : versions.findIndex(({ number }) => number === version)
  const shown = versions[at]
  if (!shown) return notFound()
  const before = versions[at + 1] ?? null
  const textOf = async (number: number) => {
    const texts = await pageVersion(db, slug, number)
    return memoize(texts[language] || texts.en)
  }
  return {
    version: shown,
    before,
    sections: before ? textDiff(await textOf(before.number), await textOf(shown.number)) : [],
  }
}

/** The sections that differ, with all their lines. */
export function textDiff(before: PageText, after: PageText): Section[] {
  const sections: Section[] = []
  for (const { value, added, removed } of diffArrays(piecesOf(before), piecesOf(after), {
    comparator: isSame,
  })) {
    const kind = added ? 'added' : removed ? 'removed' : 'same'
    for (const { head, mark, text } of value) {
      if (text === null) sections.push({ title: head, kind, lines: [] })
      else sections.at(-1)?.lines.push({ kind, mark, text } satisfies Line)
    }
  }
  return sections.filter(({ kind, lines }) => kind !== 'same' || lines.some((line) => line.kind !== 'same'))
}

const isSame = (one: Piece, other: Piece) => one.key === other.key

function piecesOf({ title, lead, sections }: PageText): Piece[] {
  return [
    { key: 'lead', head: null, mark: null, text: null },
    { key: `title ${title}`, head: null, mark: null, text: title },
    ...lead.flatMap((block) => linesOf(block, null)),
    ...sections.flatMap((section, at) => [
      { key: `head ${section.title}`, head: section.title, mark: null, text: null },
      ...section.blocks.flatMap((block) => linesOf(block, at + 1)),
    ]),
  ]
}

type Block = PageText['lead'][number]
type Words = readonly { text: string }[]

function linesOf(block: Block, section: number | null): Piece[] {
  const line = (text: string, mark: string | null = null): Piece => ({
    key: `line ${text}`,
    head: null,
    mark,
    text,
  })
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return [line(said(block.content))]
    case 'list':
      return block.items.map((runs, at) =>
        line(said(runs), block.ordered && section ? `${section}.${at + 1}` : null),
      )
    case 'table':
      return [block.head, ...block.rows].map((cells) => line(cells.map(said).join(' | ')))
  }
}

const said = (runs: Words) => runs.map(({ text }) => text).join('')
