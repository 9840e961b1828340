import { useLastsLongerThan } from '@seriba/ui/use-lasts-longer-than'
import { useTranslation } from 'react-i18next'
import styles from './listing.module.css'

/** Shows that something is loading, once that takes long enough to notice. */
export function ProgressLine({ active }: { active: boolean }) {
  const { t } = useTranslation('common')
  const late = useLastsLongerThan(active)
  return (
    <div className={styles.progress}>
      {late && <div role="progressbar" aria-label={t('loading')} className={styles.progressBar} />}
    </div>
  )
}
