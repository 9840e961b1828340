import { onTableSize, persistTableSize, tableSize } from '@seriba/api/table-size'
import { pageSizes } from '@seriba/domain/lots/listing'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'

const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size) }))

/** The rows per page of every listing; the choice in the listings is the same. */
export function TableSizeSetting() {
  const { t } = useTranslation('account')
  const size = useSyncExternalStore(onTableSize, tableSize)
  return (
    <div className={styles.row}>
      <div aria-hidden>
        <p className={styles.name}>{t('settings.tableSize')}</p>
        <p className={styles.remark}>{t('settings.tableSizeText')}</p>
      </div>
      <SegmentedControl
        size="md"
        label={t('settings.tableSize')}
        options={sizes}
        value={String(size)}
        onChange={(next) => persistTableSize(Number(next))}
      />
    </div>
  )
}
