import { formatDay } from '@seriba/domain/format/date'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { refusedPrices } from '@seriba/domain/lots/evidence/earlier-auctions'
import { jstDay } from '@seriba/domain/time/jst'
import { useTranslation } from 'react-i18next'
import { Figures } from '../Figures.tsx'
import type { Seen } from './seen-cars.ts'

/** What changed over all auctions: refused bids, the start price, grades, the mileage. */
export function EarlierSummary({ seen }: { seen: readonly Seen[] }) {
  const { t } = useTranslation('evidence')
  const refused = refusedPrices(seen.filter(({ earlier }) => earlier !== null))
  const oldest = seen.at(-1)
  const change = oldest?.startPrice ? (seen[0]?.startPrice ?? 0) - oldest.startPrice : 0
  const fell = seen.reduce((sum, { fall }) => sum + (fall?.kilometers ?? 0), 0)
  const figures = [
    ...(refused.length > 0
      ? [
          {
            label: t('before.refused', { count: refused.length }),
            value: refused.map((yen) => formatMoney(yen)).join(', '),
          },
        ]
      : []),
    ...(oldest?.auctionDate && change !== 0
      ? [
          {
            label: t('before.startPrice', { month: formatDay(jstDay(oldest.auctionDate).slice(0, 7)) }),
            value: `${change > 0 ? '+' : '−'} ${formatMoney(Math.abs(change))}`,
          },
        ]
      : []),
    { label: t('before.grades'), value: seen.map(({ condition }) => condition || '-').join(', ') },
    {
      label: t('before.mileage'),
      value: fell > 0 ? t('before.fellBy', { km: groupThousands(fell) }) : t('before.rises'),
      tone: fell > 0 ? ('red' as const) : undefined,
    },
  ]
  return <Figures figures={figures} />
}
