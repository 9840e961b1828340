import type { ApiError } from '@seriba/api/api-error'
import { keyRefusal } from '@seriba/i18n/en/api-keys'
import { useTranslation } from 'react-i18next'

type KeyRefusal = keyof typeof keyRefusal
const isKeyRefusal = (code: ApiError['code']): code is KeyRefusal => code in keyRefusal

/** Why the server refuses, in the words for keys if there are any. */
export function useKeyRefusal() {
  const { t } = useTranslation(['apiKeys', 'refusal'])
  return (code: ApiError['code']) =>
    isKeyRefusal(code) ? t(`apiKeys:refusal.${code}`) : t(`refusal:${code}`)
}
