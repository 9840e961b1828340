import type { SharedLotDetail } from '@seriba/contracts/lot'
import { groupThousands } from '@seriba/domain/format/number'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import { useTranslation } from 'react-i18next'
import styles from './facts.module.css'
import { vehicleOf } from './lot-parts.ts'

export function InfoRow({ lot }: { lot: SharedLotDetail }) {
  const { t } = useTranslation('lot')
  const words = useLotWords()
  const { year, number, mileage } = vehicleOf(lot)
  const hours = 'mechInfo' in lot ? lot.mechInfo.hours : undefined
  return (
    <dl aria-label={t('info.label')} className={styles.info}>
      <div>
        <dt>{t('info.year')}</dt>
        <dd className="num">{year ?? '-'}</dd>
      </div>
      <div className={styles.chassis}>
        <dt>{'carInfo' in lot ? t('info.chassis') : t('info.serial')}</dt>
        <dd className="code">{number || '-'}</dd>
      </div>
      <div>
        <dt>{t('info.mileage')}</dt>
        <dd className="num">{words.mileage(mileage)}</dd>
      </div>
      {hours !== undefined && (
        <div>
          <dt>{t('info.hours')}</dt>
          <dd className="num">
            {hours === null ? '-' : t('info.hoursValue', { hours: groupThousands(hours) })}
          </dd>
        </div>
      )}
    </dl>
  )
}
