import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { useTranslation } from 'react-i18next'
import styles from './page.module.css'
import { type DeskView, usePlace } from './use-place.ts'

/** Switches between clients' requests and machine readings; only if there is a machine reader. */
export function ViewChoice() {
  const { t } = useTranslation('translationDesk')
  const { place, go } = usePlace()
  return (
    <div className={styles.views}>
      <SegmentedControl
        label={t('title')}
        options={[
          { value: 'requests' as DeskView, label: t('queue') },
          { value: 'readings' as DeskView, label: t('readings.tab') },
        ]}
        value={place.view}
        onChange={(view) => go({ view, lot: undefined })}
      />
    </div>
  )
}
