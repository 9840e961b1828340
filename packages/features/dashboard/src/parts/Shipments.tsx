import type { BuyerDashboard, Shipment } from '@seriba/contracts/dashboard'
import { purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { Photo } from '@seriba/ui/Photo'
import { useTranslation } from 'react-i18next'
import styles from '../page/dashboard.module.css'
import { Part } from './Part.tsx'

const steps = [1, 2, 3, 4, 5]

/** Shipments under way, nearest first. */
export function Shipments({ shipments }: Pick<BuyerDashboard, 'shipments'>) {
  const { t } = useTranslation('dashboard')
  return (
    <Part
      title={t('shipments.title')}
      figure={t('shipments.underWay', { count: shipments.count })}
      to={{ href: '/purchases', label: t('shipments.all') }}
      empty={t('shipments.empty')}
    >
      {shipments.rows.map((shipment) => (
        <ShipmentRow key={shipment.id} shipment={shipment} />
      ))}
    </Part>
  )
}

function ShipmentRow({ shipment: { title, image, status, voyage, etd, eta } }: { shipment: Shipment }) {
  const { t } = useTranslation(['dashboard', 'money'])
  const step = status ?? 0
  const day = eta ?? etd
  return (
    <li className={styles.shipment}>
      <Photo src={image} alt="" />
      <div className={styles.words}>
        <p className={styles.between}>
          <b className="wraps">{title}</b>
          {day && (
            <span className={`num ${styles.second}`}>
              {eta ? t('money:purchases.eta') : t('money:purchases.etd')}{' '}
              {day.slice(0, 10).replaceAll('-', '.')}
            </span>
          )}
        </p>
        <p className={`truncate ${styles.second}`}>
          {[t(`money:purchaseStatus.${purchaseStatusName(status)}`), voyage].filter(Boolean).join(', ')}
        </p>
        <span role="img" aria-label={t('money:purchases.progress', { step })} className={styles.progress}>
          {steps.map((at) => (
            <i key={at} data-on={at <= step || undefined} />
          ))}
        </span>
      </div>
    </li>
  )
}
