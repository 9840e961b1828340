import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { useDeleteSearchMutation, useUpdateSearchMutation } from '@seriba/api/shared/searches'
import type { SavedSearch } from '@seriba/contracts/searches'
import { useTranslation } from 'react-i18next'

/** What can be done with one saved search; each action confirms its success, or says why it failed. */
export function useRowChanges(search: SavedSearch) {
  const { t } = useTranslation(['searches', 'refusal', 'common'])
  const dispatch = useAppDispatch()
  const [update, updating] = useUpdateSearchMutation()
  const [remove, removing] = useDeleteSearchMutation()

  async function tell(answer: Promise<{ error?: unknown }>, text: string, detail: string): Promise<boolean> {
    const { error } = await answer
    const apiError = toApiError(error)
    dispatch(
      messageShown(
        apiError
          ? { tone: 'error', text: t('common:failed.notChanged'), detail: t(`refusal:${apiError.code}`) }
          : { tone: 'success', text, detail },
      ),
    )
    return apiError === null
  }

  return {
    /** After deleting, waits for the list that no longer contains it. */
    pending: updating.isLoading || removing.isLoading || removing.isSuccess,
    /** Off if it sends notifications at all; on means once a day. Other choices are made in the profile. */
    switchDaily: () => {
      const on = search.dailyEmail || search.instant
      const change = on
        ? { dailyEmail: false, ...(search.instant && { instant: false }) }
        : { dailyEmail: true }
      const said = on ? (search.instant ? t('done.instantOff') : t('done.dailyOff')) : t('done.dailyOn')
      return tell(update({ id: search.id, ...change }), said, search.name)
    },
    remove: () => tell(remove({ id: search.id }), t('done.deleted'), search.name),
  }
}
