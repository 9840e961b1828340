import type { Offer } from '@seriba/contracts/marketplace'
import { formatMoney } from '@seriba/domain/format/number'
import { Photo } from '@seriba/ui/Photo'
import { useTranslation } from 'react-i18next'
import styles from './offers.module.css'

/** Offers on other sites: each opens there, next to this page. */
export function Offers({ offers, stale }: { offers: readonly Offer[]; stale: boolean }) {
  const { t } = useTranslation('catalogue')
  return (
    <ul aria-label={t('stockCars.title')} aria-busy={stale} className={styles.offers}>
      {offers.map(({ id, title, text, price, image, url }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer" className={styles.offer}>
            <Photo src={image} alt="" />
            <b>{title}</b>
            {text && <span className={styles.text}>{text}</span>}
            <span className="num">{price === null ? '-' : formatMoney(price)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
