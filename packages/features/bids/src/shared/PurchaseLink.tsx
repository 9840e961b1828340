import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './PurchaseLink.module.css'

type PurchaseLinkProps = {
  purchaseId: number
  /** Which lot it is for, if there are several. */
  lotNo?: number | undefined
}

/** Links a win to what follows: payment, documents, and shipping. */
export function PurchaseLink({ purchaseId, lotNo }: PurchaseLinkProps) {
  const { t } = useTranslation('bids')
  const name = lotNo === undefined ? undefined : t('won.purchaseOf', { lotNo })
  return (
    <TextLink
      render={(props) => <Link {...props} to={`/purchases/${purchaseId}`} />}
      aria-label={name}
      className={styles.link}
    >
      {t('won.purchase')}
    </TextLink>
  )
}
