import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import own from './cost-loading.module.css'
import styles from './costs.module.css'

const lines = [0, 1, 2, 3]

/** About as high as the costs will be, so that nothing below them jumps. */
export function CostLoading() {
  const { t } = useTranslation('costs')
  return (
    <section className={`${styles.panel} ${own.loading}`} aria-label={t('title')} aria-busy>
      <span className="visually-hidden">{t('loading')}</span>
      {lines.map((line) => (
        <div key={line} className={own.waiting}>
          <Skeleton width="34%" height="0.9em" />
          <Skeleton width="28%" height="0.9em" />
        </div>
      ))}
    </section>
  )
}
