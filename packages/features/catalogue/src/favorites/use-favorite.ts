import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { addFavorite, deleteFavorite } from '@seriba/api/shared/favorites'
import { favoriteTypeOf, groupAfter, groupOf, type WishList } from '@seriba/domain/favorites/favorite-groups'
import type { PageType } from '@seriba/domain/lots/page-types'
import { useContext, useState } from 'react'
import { I18nContext } from 'react-i18next'

export type FavoriteLot = {
  lotId: string
  /** The page that shows the lot. */
  pageType: PageType
  wishList: WishList
}

/** A lot's group, and how to change it: one change at a time (2§4.7). */
export function useFavorite({ lotId, pageType, wishList }: FavoriteLot) {
  // Not `useTranslation`: every row has this, and texts are only needed if a change fails.
  const language = useContext(I18nContext)
  const dispatch = useAppDispatch()
  const [pending, setPending] = useState(false)
  const group = groupOf(wishList)

  /** Answers whether it succeeded; a failure is reported and leaves everything as it was. */
  async function choose(chosen: string): Promise<boolean> {
    if (pending) return false
    setPending(true)
    const next = groupAfter(group, chosen)
    const { error } = await (next === null
      ? dispatch(deleteFavorite.initiate({ group: chosen, carId: lotId }))
      : dispatch(addFavorite.initiate({ group: next, carId: lotId, type: favoriteTypeOf(pageType) })))
    setPending(false)
    const apiError = toApiError(error)
    if (apiError && language) {
      const { t } = language.i18n
      dispatch(
        messageShown({ tone: 'error', text: t('favorites:failed'), detail: t(`refusal:${apiError.code}`) }),
      )
    }
    return apiError === null
  }

  return { group, groups: wishList.map((item) => item.group), pending, choose }
}
