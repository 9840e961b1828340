import { IconButton } from '@seriba/ui/IconButton'
import { Menu } from '@seriba/ui/Menu'
import { BellOff, BellRing, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RowActionsProps } from './RowActions.tsx'

/** The same actions behind one button, for touch screens. */
export function RowMenu({ search, pending, onDaily, onRename, onDelete }: RowActionsProps) {
  const { t } = useTranslation('searches')
  const label = t('list.more', { searchTitle: search.name })
  const actions: Record<string, () => void> = { daily: onDaily, rename: onRename, delete: onDelete }
  const daily =
    search.dailyEmail || search.instant
      ? { id: 'daily', label: search.instant ? t('list.instantStop') : t('list.switchOff'), icon: BellOff }
      : { id: 'daily', label: t('list.switchOn'), icon: BellRing }
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <IconButton icon={EllipsisVertical} size="touch" tooltip={false} label={label} busy={pending} />
      }
      sections={[
        {
          id: 'actions',
          items: [
            daily,
            { id: 'rename', label: t('list.rename'), icon: Pencil },
            { id: 'delete', label: t('remove.action'), icon: Trash2, danger: true },
          ],
        },
      ]}
      onAction={(id) => actions[id]?.()}
    />
  )
}
