import { maxSelected } from '@seriba/domain/lots/group-choice'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './panels.module.css'
import type { ReachedLimit } from './use-limited-patch.ts'

export type LimitDialogProps = { limit: ReachedLimit | null; onClose: () => void; onClear: () => void }

/** Says that a change was not made, and how near the limit is. */
export function LimitDialogBody({ limit, onClose, onClear }: LimitDialogProps) {
  const { t } = useTranslation(['filters', 'common'])
  const [last, setLast] = useState(limit)
  if (limit && limit !== last) setLast(limit)
  // While it fades out, its text stays.
  const { of, selected, change } = limit ?? last ?? { of: 'auctions', selected: 0, change: 0 }

  return (
    <Dialog
      isOpen={limit !== null}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={t('limit.title')}
      actions={
        <>
          <Button size="lg" onClick={onClear}>
            {of === 'auctions' ? t('schedule.clear') : t('categories.clear')}
          </Button>
          <Button size="lg" variant="primary" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        </>
      }
    >
      <p className={styles.limit}>
        <b>{t('limit.lead')}</b> {t(`limit.${of}`, { max: maxSelected })}
      </p>
      <dl className={styles.figures}>
        <dt>{t('limit.selected')}</dt>
        <dd>{selected}</dd>
        <dt>{t('limit.change')}</dt>
        <dd>+{change}</dd>
      </dl>
    </Dialog>
  )
}
