import type { ReadSheet } from '@seriba/contracts/sheets'
import { formatDateTime } from '@seriba/domain/format/date'
import { Icon } from '@seriba/ui/Icon'
import { Note } from '@seriba/ui/Note'
import { BadgeCheck, TriangleAlert, WandSparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './reading.module.css'

/** Says who has read a sheet, and who vouches for it: nobody, until a person has checked it. */
export function ReadingStatus({ read: { reader, readAt, checked } }: { read: ReadSheet }) {
  const { t } = useTranslation('sheet')
  return (
    <>
      <p className={styles.standing}>
        <span>
          <Icon icon={WandSparkles} size={14} />
          {t(reader === 'demo' ? 'byDemo' : 'byMachine', { at: formatDateTime(readAt) })}
        </span>
        {checked && (
          <span data-checked="">
            <Icon icon={BadgeCheck} size={14} />
            {t('checkedBy', { name: checked.by, at: formatDateTime(checked.at) })}
          </span>
        )}
      </p>
      {!checked && (
        <Note tone="orange" icon={TriangleAlert}>
          {t(reader === 'demo' ? 'draftDemo' : 'draft')}
        </Note>
      )}
    </>
  )
}
