import { useLate } from '@seriba/ui/use-late'
import { useTranslation } from 'react-i18next'
import styles from './listing.module.css'

/** Says that something is being asked for, once that takes long enough to wonder. */
export function ProgressLine({ active }: { active: boolean }) {
  const { t } = useTranslation('common')
  const late = useLate(active)
  return (
    <div className={styles.progress}>
      {late && <div role="progressbar" aria-label={t('loading')} className={styles.progressBar} />}
    </div>
  )
}
