import type { Output } from '@seriba/contracts/contract'
import type { checkImport } from '@seriba/contracts/imports'
import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import type { ImportKind } from '@seriba/domain/imports/import-fields'
import { FigureStrip } from '@seriba/ui/FigureStrip'
import { useTranslation } from 'react-i18next'

export type CheckReport = Output<typeof checkImport>

/** A check in numbers: how many lines, what is wrong, and its effect on money. */
export function CheckFigures({ kind, report }: { kind: ImportKind; report: CheckReport }) {
  const { t } = useTranslation('imports')
  const { counts, sums } = report
  return (
    <FigureStrip
      figures={[
        { label: t('check.lines'), value: groupThousands(counts.ready + counts.faulty) },
        {
          label: t('check.faulty'),
          value: groupThousands(counts.faulty),
          tone: counts.faulty > 0 ? 'red' : undefined,
        },
        {
          label: t('check.warned'),
          value: groupThousands(counts.warned),
          tone: counts.warned > 0 ? 'orange' : undefined,
        },
        { label: t(`check.amount.${kind}`), value: formatBalance(sums.amount) },
        ...(kind === 'purchases' ? [{ label: t('check.paid'), value: formatBalance(sums.paid) }] : []),
        { label: t('check.balances'), value: formatBalance(sums.balances) },
      ]}
    />
  )
}
