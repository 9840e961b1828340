import type { ClientView } from '@seriba/contracts/clients'
import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import { FigureStrip } from '@seriba/ui/FigureStrip'
import { TextButton } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import styles from './ClientPage.module.css'

type BalanceStripProps = { client: ClientView; onEdit: () => void }

/** Six figures: what he has, and what he may do with it. */
export function BalanceStrip({ client: { balanceInfo: balance, today }, onEdit }: BalanceStripProps) {
  const { t } = useTranslation(['clients', 'common'])
  // 0 sets no limit (DEC42).
  const limit = (count: number) => (count > 0 ? groupThousands(count) : t('client.noLimit'))
  const used = (count: number, of: number) =>
    of > 0 ? t('limits.usedOf', { used: groupThousands(count), limit: limit(of) }) : limit(of)
  const edit = (
    <TextButton aria-label={t('limits.edit')} onClick={onEdit}>
      {t('common:actions.edit')}
    </TextButton>
  )
  return (
    <FigureStrip
      className={styles.balance}
      figures={[
        {
          label: t('client.balance'),
          value: formatBalance(balance.balance),
          tone: balance.balance < 0 ? 'red' : undefined,
        },
        { label: t('client.creditLimit'), value: formatBalance(balance.creditLimit), note: edit },
        { label: t('client.maximum'), value: formatBalance(balance.bidAllow) },
        { label: t('client.dailyBidLimit'), value: used(today.bids, balance.dailyBidLimit) },
        { label: t('client.dailyUssLimit'), value: limit(balance.dailyUssLimit) },
        {
          label: t('client.activeBids'),
          value: formatBalance(balance.activeBids),
          note: t('common:count.bids', { count: balance.activeBidsCount }),
        },
      ]}
    />
  )
}
