import { formatBalance } from '@seriba/domain/format/number'
import type { CostEstimate } from '@seriba/domain/landed-cost/estimate'
import { milestones } from '@seriba/domain/landed-cost/milestones'
import { type CopiedLine, CopyTable } from '@seriba/forms/CopyTable'
import { useMilestoneName } from './CostMilestones.tsx'
import { useCostWords } from './use-cost-words.ts'
import type { ReadyCosts } from './use-costs.ts'
import type { NamedLine } from './use-named-lines.ts'

type CopyCostsProps = {
  costs: ReadyCosts
  estimate: CostEstimate
  lines: { invoice: readonly NamedLine[]; destination: readonly NamedLine[] }
}

/** Both sections and the totals, for a message or a spreadsheet. */
export function CopyCosts({ costs, estimate, lines }: CopyCostsProps) {
  const { t, span, sum } = useCostWords()
  const milestoneName = useMilestoneName()
  const heads = (['block', 'line', 'yen', 'least', 'most', 'amount', 'currency'] as const).map((head) =>
    t(`copied.${head}`),
  )
  const all = (): CopiedLine[] => [
    { cells: heads, text: t('title') },
    ...withTitle(t('invoice'), lines.invoice.map(ofLine)),
    ...withTitle(t('destination'), lines.destination.map(ofLine)),
    ...withTitle(t('atBid.total'), totals()),
  ]
  return <CopyTable lines={all} fileName="landed-cost" />

  function ofLine({ line: { yen, amount, currency }, name, note }: NamedLine): CopiedLine {
    const more = [yen.min !== yen.max && span(yen), note].filter(Boolean).join('; ')
    return {
      cells: [name, yen.likely, yen.min, yen.max, amount?.likely ?? null, amount && currency],
      text: `${name}: ${formatBalance(yen.likely)}${more && ` (${more})`}`,
    }
  }

  function totals(): CopiedLine[] {
    return milestones.flatMap((milestone) => {
      const range = estimate.milestones[milestone]
      if (!range) return []
      const name = milestoneName(costs, milestone)
      const isLanded = milestone === 'landed'
      // A sum without an upper limit has no highest figure to write down.
      const most = isLanded && estimate.open ? null : range.max
      return [
        {
          cells: [name, range.likely, range.min, most, null, null],
          text: `${name}: ${sum(range, estimate, isLanded)}`,
        },
      ]
    })
  }
}

const withTitle = (title: string, lines: readonly CopiedLine[]): CopiedLine[] =>
  lines.map(({ cells, text }, at) => ({
    cells: [title, ...cells],
    text: at === 0 ? `\n${title}\n${text}` : text,
  }))
