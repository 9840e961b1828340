import { toApiError } from '@seriba/api/api-error'
import { browserPage } from '@seriba/api/browser-page'
import { useAppDispatch, useAppSelector } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { selectSession, sessionStatus } from '@seriba/api/session-slice'
import { useUpdateSettingMutation, useViewProfileQuery } from '@seriba/api/shared/user'
import { type Language, languageIds, storeLanguage } from '@seriba/i18n'
import { useTranslation } from 'react-i18next'

/**
 * Changes the page's language and reloads it. For logged-in users the choice is saved in their settings first; for
 * others only this browser remembers it (1§4.6).
 */
export function useChangeLanguage() {
  const { t } = useTranslation(['common', 'refusal'])
  const dispatch = useAppDispatch()
  const signedIn = useAppSelector(selectSession).status === sessionStatus.authenticated
  const { data: profile } = useViewProfileQuery(undefined, { skip: !signedIn })
  const [updateSetting] = useUpdateSettingMutation()

  return async (language: Language) => {
    if (profile) {
      const { bidEmailNotify } = profile.detail
      const { error } = await updateSetting({ bidEmailNotify, language: languageIds[language] })
      if (error) {
        const gone = toApiError(error)?.code === 'language_not_offered'
        const detail = t(gone ? 'refusal:language_not_offered' : 'failed.notChanged')
        dispatch(messageShown({ tone: 'error', text: t('failed.title'), detail }))
        return
      }
    }
    storeLanguage(language)
    browserPage.reload()
  }
}
