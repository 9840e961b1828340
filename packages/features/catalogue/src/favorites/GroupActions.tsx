import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { useMoveFavoritesMutation, useRemoveEndedMutation } from '@seriba/api/shared/favorites'
import type { Favorites } from '@seriba/contracts/favorites'
import { groupThousands } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { Menu } from '@seriba/ui/Menu'
import { ArrowRight, ChevronDown, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './favorites.module.css'

type GroupActionsProps = { group: string; data: Favorites }

/** Actions for a whole group: moving all of it to another one, or removing ended lots from it. */
export function GroupActions({ group, data: { groups, ended } }: GroupActionsProps) {
  const { t } = useTranslation(['favorites', 'common', 'refusal'])
  const dispatch = useAppDispatch()
  const [move, moving] = useMoveFavoritesMutation()
  const [removeEnded, removing] = useRemoveEndedMutation()
  const [asking, setAsking] = useState(false)
  const count = groups.find((some) => some.group === group)?.counter ?? 0

  const showError = ({ error }: { error?: unknown }) => {
    const apiError = toApiError(error)
    if (!apiError) return
    const detail = t(`refusal:${apiError.code}`)
    dispatch(messageShown({ tone: 'error', text: t('failed'), detail }))
  }
  return (
    <span className={styles.actions}>
      {count > 0 && groups.length > 1 && (
        <Menu
          label={t('moveAll')}
          trigger={
            <Button variant="ghost" size="sm" icon={ArrowRight} endIcon={ChevronDown} busy={moving.isLoading}>
              {t('moveAll')}
            </Button>
          }
          sections={[
            {
              id: 'groups',
              items: groups
                .filter((some) => some.group !== group)
                .map((some) => ({ id: some.group, label: t('group', { group: some.group }) })),
            },
          ]}
          onAction={async (to) => showError(await move({ group, to }))}
        />
      )}
      {ended > 0 && (
        <Button
          variant="ghost"
          size="sm"
          icon={Trash2}
          busy={removing.isLoading}
          onClick={() => setAsking(true)}
        >
          {t('ended.remove')} <span className={`num ${styles.count}`}>{groupThousands(ended)}</span>
        </Button>
      )}
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          setAsking(false)
          showError(await removeEnded({ group }))
        }}
        danger
        title={t('ended.title')}
        confirmLabel={t('ended.confirm')}
        cancelLabel={t('common:actions.cancel')}
      >
        {t('ended.text', { count: ended, shown: groupThousands(ended), group })}
      </ConfirmDialog>
    </span>
  )
}
