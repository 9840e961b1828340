import { toApiError } from '@seriba/api/api-error'
import { useResetTwoStepMutation, useViewClientQuery } from '@seriba/api/manager/clients'
import { formatDate } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../forms/use-problem-text.ts'
import styles from './two-step.module.css'

/** Whether a client uses two-step login; it can be removed for clients who have lost their second factor. */
export function ResetTwoStep({ userId }: { userId: number }) {
  const { t } = useTranslation(['account', 'common'])
  const textOf = useProblemText()
  const { data: client } = useViewClientQuery({ id: userId })
  const [asked, setAsked] = useState(false)
  const [reset, { isLoading, isSuccess, error }] = useResetTwoStepMutation()
  const failure = toApiError(error)
  if (!client) return null
  const { fullName, twoStepSince } = client.detail

  async function confirm() {
    const { error: refused } = await reset({ id: userId })
    if (!refused) setAsked(false)
  }

  const off = isSuccess ? t('account:twoStep.resetDone') : t('account:twoStep.clientOff')
  return (
    <div className={styles.client}>
      <p role="status">
        {twoStepSince ? t('account:twoStep.clientOn', { date: formatDate(twoStepSince) }) : off}
      </p>
      {twoStepSince && (
        <div>
          <Button size="sm" onClick={() => setAsked(true)}>
            {t('account:twoStep.reset')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        danger
        isOpen={asked}
        busy={isLoading}
        title={t('account:twoStep.resetTitle')}
        confirmLabel={t('account:twoStep.resetConfirm')}
        cancelLabel={t('common:actions.cancel')}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(false)}
      >
        <p>{t('account:twoStep.resetText', { name: fullName })}</p>
        {failure && (
          <Note tone="red" role="alert">
            {textOf(failure.code)}
          </Note>
        )}
      </ConfirmDialog>
    </div>
  )
}
