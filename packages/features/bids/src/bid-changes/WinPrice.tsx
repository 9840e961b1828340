import type { Bid } from '@seriba/contracts/bid-lists'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { AmountField } from '@seriba/ui/AmountField'
import { Icon } from '@seriba/ui/Icon'
import { Note } from '@seriba/ui/Note'
import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './bid-changes.module.css'

type WinPriceProps = {
  bid: Bid
  /** Yen. */
  price: number | null
  /** Without it, the price is only shown. */
  onChange?: ((price: number | null) => void) | undefined
  /** What is wrong with it. */
  error?: string | undefined
}

/** Shows the sold price, on which the charges for the purchase are based. */
export function WinPrice({ bid, price, onChange, error }: WinPriceProps) {
  const { t } = useTranslation('bids')
  return (
    <>
      {onChange ? (
        <AmountField
          zero
          error={error}
          label={t('list.soldPrice')}
          hint={
            bid.soldPrice > 0 && (
              <span className="tabular">
                {t('status.fromHall', { amount: groupThousands(bid.soldPrice) })}
              </span>
            )
          }
          size="lg"
          // The question is about this figure.
          autoFocus
          value={price}
          onChange={onChange}
        />
      ) : (
        <p className={styles.step}>
          <span>{t('list.soldPrice')}</span>
          <b className="num">{formatMoney(price)}</b>
        </p>
      )}
      {price === null ? (
        <Note tone="orange">{t('status.winNoPrice')}</Note>
      ) : (
        <p className={styles.mail}>
          <Icon icon={Mail} size={14} />
          {t('status.winMail')}
        </p>
      )}
    </>
  )
}
