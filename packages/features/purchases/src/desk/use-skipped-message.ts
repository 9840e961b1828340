import type { ErrorCode } from '@seriba/contracts/errors'
import { useMessage } from '@seriba/forms/use-message'
import { useTranslation } from 'react-i18next'

/** Says how many purchases were left unchanged, and why the first of them was. */
export function useSkippedMessage() {
  const { t } = useTranslation(['purchaseDesk', 'refusal'])
  const { failWith } = useMessage()
  return (skipped: readonly { code: string }[]) => {
    const [first] = skipped
    if (!first) return
    failWith(t('skipped', { count: skipped.length, reason: t(`refusal:${first.code as ErrorCode}`) }))
  }
}
