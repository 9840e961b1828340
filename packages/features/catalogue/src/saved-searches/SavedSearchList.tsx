import type { PageType } from '@seriba/domain/lots/page-types'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Sheet } from '@seriba/ui/Sheet'
import { useWide } from '@seriba/ui/use-wide'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SavedSearchRows } from './SavedSearchRows.tsx'

type SavedSearchListProps = {
  isOpen: boolean
  onClose: () => void
  pageType: PageType
  /** If one more may be saved. */
  onSave: (() => void) | undefined
}

/** The searches of a page: a dialog, and on small screens a sheet from which the current one can also be saved. */
export function SavedSearchList({ isOpen, onClose, pageType, onSave }: SavedSearchListProps) {
  const { t } = useTranslation(['searches', 'common'])
  const wide = useWide()
  // Rendered only while it is open: closing it discards any renaming or deleting in progress.
  const rows = isOpen && <SavedSearchRows pageType={pageType} touch={!wide} onOpened={onClose} />
  const common = { isOpen, onClose, title: t('list.title'), closeLabel: t('common:actions.close') }
  if (wide) return <Dialog {...common}>{rows}</Dialog>
  return (
    <Sheet
      {...common}
      actions={
        onSave && (
          <Button size="touch" variant="primary" block icon={Plus} onClick={onSave}>
            {t('save.this')}
          </Button>
        )
      }
    >
      {rows}
    </Sheet>
  )
}
