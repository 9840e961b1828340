import { type ApiError, toApiError } from '@seriba/api/api-error'
import { useViewSharedLotMutation } from '@seriba/api/public/lot'
import type { PageType } from '@seriba/domain/lots/page-types'
import { useCallback, useEffect, useRef } from 'react'

/**
 * A shared lot, once its code is known. A link may include the code, and a browser that opened the lot before needs
 * none; only a code that was entered and is wrong is reported.
 */
export function useUnlock(pageType: PageType, id: string, codeOfLink: string) {
  const [ask, { data, error, isLoading, originalArgs, isUninitialized }] = useViewSharedLotMutation()
  const unlock = useCallback(
    (password: string) => void ask({ pageType, id, ...(password && { password }) }),
    [ask, pageType, id],
  )

  // Every try counts on the server, so a link is tried once however many times this is mounted.
  const tried = useRef('')
  useEffect(() => {
    const link = `${id}?${codeOfLink}`
    if (tried.current === link) return
    tried.current = link
    unlock(codeOfLink)
  }, [id, codeOfLink, unlock])

  const apiError: ApiError | null =
    originalArgs?.password || toApiError(error)?.code !== 'wrong_code' ? toApiError(error) : null
  return {
    lot: data?.lotDetail,
    error: isLoading ? null : apiError,
    /** The first request, before which it is not known whether a code is needed. */
    opening: isUninitialized || (isLoading && !originalArgs?.password),
    checking: isLoading,
    unlock,
  }
}
