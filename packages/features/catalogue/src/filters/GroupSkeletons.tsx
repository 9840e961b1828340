import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './panels.module.css'

const columns = ['a', 'b', 'c', 'd', 'e', 'f']
const lines = ['90%', '70%', '80%', '60%', '75%']

/** Space for six groups while they load. */
export function GroupSkeletons() {
  const { t } = useTranslation('filters')
  return (
    <>
      <span role="status" className="visually-hidden">
        {t('loading')}
      </span>
      {columns.map((column) => (
        <div key={column} aria-hidden className={styles.skeleton}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      ))}
    </>
  )
}
