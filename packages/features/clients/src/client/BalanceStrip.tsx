import { useControl } from '@seriba/api/use-control'
import type { ClientView } from '@seriba/contracts/client-view'
import { creditUsageTone } from '@seriba/domain/clients/client-list'
import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { FigureStrip } from '@seriba/ui/FigureStrip'
import { Meter } from '@seriba/ui/Meter'
import { TextButton } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ClientPage.module.css'

type BalanceStripProps = { client: ClientView; onEdit: () => void; onRecord: () => void }

/** Six figures: what they have, and what they may do with it. */
export function BalanceStrip({ client, onEdit, onRecord }: BalanceStripProps) {
  const { balanceInfo: balance, today } = client
  const { t } = useTranslation(['clients', 'common'])
  const wide = useWide()
  const mayEnter = useControl('paymentEntry')
  const mayRefund = useControl('paymentReversal')
  // 0 means no limit (DEC42).
  const limit = (count: number) => (count > 0 ? groupThousands(count) : t('client.noLimit'))
  const used = (count: number, of: number) =>
    of > 0 ? t('limits.usedOf', { used: groupThousands(count), limit: limit(of) }) : limit(of)
  const edit = (name: string, meter?: ReactNode) => (
    <span className={styles.note}>
      {meter}
      <TextButton aria-label={t('limits.editOf', { name })} onClick={onEdit}>
        {t('common:actions.edit')}
      </TextButton>
    </span>
  )
  const daily = (name: 'dailyBidLimit' | 'dailyUssLimit', count: number) => {
    const label = t(`client.${name}`)
    const of = balance[name]
    return {
      label,
      value: used(count, of),
      note: edit(label, of > 0 && <Meter share={count / of} tone={creditUsageTone(count / of)} />),
    }
  }
  return (
    <FigureStrip
      className={styles.balance}
      figures={[
        {
          lead: true,
          label: t('client.balance'),
          value: (
            <span className={styles.lead}>
              {formatBalance(balance.balance)}
              {(mayEnter || mayRefund) && (
                <Button size={wide ? 'sm' : 'touch'} icon={Plus} onClick={onRecord}>
                  {t('record.open')}
                </Button>
              )}
            </span>
          ),
          tone: balance.balance < 0 ? 'red' : undefined,
        },
        {
          label: t('client.creditLimit'),
          value: formatBalance(balance.creditLimit),
          note: edit(t('client.creditLimit')),
        },
        { label: t('client.maximum'), value: formatBalance(balance.bidAllow) },
        daily('dailyBidLimit', today.bids),
        daily('dailyUssLimit', today.uss),
        {
          label: t('client.activeBids'),
          value: formatBalance(balance.activeBids),
          note: t('common:count.bids', { count: balance.activeBidsCount }),
        },
      ]}
    />
  )
}
