import type { LotDetail } from '@seriba/contracts/lot'
import type { EarlierAuction } from '@seriba/contracts/price-evidence'
import { formatDay } from '@seriba/domain/format/date'
import { formatMileage, formatMoney, groupThousands } from '@seriba/domain/format/number'
import { mileageFalls, refusedPrices } from '@seriba/domain/lots/evidence/earlier-auctions'
import { jstDay } from '@seriba/domain/time/jst'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import { vehicleOf } from '../facts/lot-parts.ts'
import { Figures } from './Figures.tsx'

type Props = { lot: LotDetail; auctions: readonly EarlierAuction[] }

/** The oldest first, and the lot itself at last. */
const readingsOf = ({ lot, auctions }: Props) => [
  ...auctions.toReversed().map(({ mileage, auctionDate }) => ({ mileage, auctionDate })),
  { mileage: vehicleOf(lot).mileage, auctionDate: lot.lotInfo.auctionDate },
]

export function EarlierSummary(props: Props) {
  const { t } = useTranslation('evidence')
  const { lot, auctions } = props
  const refused = refusedPrices(auctions)
  const oldest = auctions.at(-1)
  const change = oldest?.startPrice ? lot.bidInfo.startPrice - oldest.startPrice : 0
  const fell = mileageFalls(readingsOf(props)).reduce((sum, { kilometers }) => sum + kilometers, 0)
  const figures = [
    ...(refused.length > 0
      ? [
          {
            label: t('before.refused', { count: refused.length }),
            value: refused.map((yen) => formatMoney(yen)).join(', '),
          },
        ]
      : []),
    ...(oldest && change !== 0
      ? [
          {
            label: t('before.startPrice', { month: formatDay(jstDay(oldest.auctionDate).slice(0, 7)) }),
            value: `${change > 0 ? '+' : '−'} ${formatMoney(Math.abs(change))}`,
          },
        ]
      : []),
    {
      label: t('before.grades'),
      value: [lot.lotInfo, ...auctions].map(({ condition }) => condition || '-').join(', '),
    },
    {
      label: t('before.mileage'),
      value: fell > 0 ? t('before.fellBy', { km: groupThousands(fell) }) : t('before.rises'),
      tone: fell > 0 ? ('red' as const) : undefined,
    },
  ]
  return <Figures figures={figures} />
}

/** Each fall in words, with both dates and figures. */
export function MileageFell(props: Props) {
  const { t } = useTranslation(['evidence', 'common'])
  const day = (instant: string | null) => (instant === null ? t('before.this') : formatDay(jstDay(instant)))
  return mileageFalls(readingsOf(props)).map(({ from, to }) => (
    <Note key={`${from.auctionDate} ${to.auctionDate}`} tone="red">
      <b>{t('before.fell')}</b>{' '}
      {t('before.fellText', {
        from: formatMileage(from.mileage, t('common:units.km')),
        fromDay: day(from.auctionDate),
        to: formatMileage(to.mileage, t('common:units.km')),
        toDay: day(to.auctionDate),
      })}
    </Note>
  ))
}
