import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { useSite } from '../shared/use-site.ts'
import own from './cost-loading.module.css'
import styles from './costs.module.css'

const lines = [0, 1, 2, 3]

/** About as high as the costs will be, so that nothing below them jumps; nothing if the company publishes none. */
export function CostLoading() {
  const { t } = useTranslation('costs')
  const { hasCosts } = useSite()
  if (!hasCosts) return null
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
