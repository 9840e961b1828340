import type { SharedCarLot } from '@seriba/contracts/lot'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import { useTranslation } from 'react-i18next'
import styles from './facts.module.css'

export function InfoRow({ lot: { carInfo } }: { lot: SharedCarLot }) {
  const { t } = useTranslation('lot')
  const words = useLotWords()
  return (
    <dl aria-label={t('info.label')} className={styles.info}>
      <div>
        <dt>{t('info.year')}</dt>
        <dd className="num">{carInfo.year ?? '-'}</dd>
      </div>
      <div className={styles.chassis}>
        <dt>{t('info.chassis')}</dt>
        <dd className="code">{carInfo.chassisId || '-'}</dd>
      </div>
      <div>
        <dt>{t('info.mileage')}</dt>
        <dd className="num">{words.mileage(carInfo.mileage)}</dd>
      </div>
    </dl>
  )
}
