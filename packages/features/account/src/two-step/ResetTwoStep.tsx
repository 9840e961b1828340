import { refusalOf } from '@seriba/api/refusal'
import { useResetTwoStepMutation } from '@seriba/api/two-step'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../forms/use-problem-text.ts'

type ResetTwoStepProps = {
  client: { userId: number; fullName: string; twoStepSince: string | null }
}

/** Takes the second step off a client who has lost it; nothing where he has none. */
export function ResetTwoStep({ client }: ResetTwoStepProps) {
  const { t } = useTranslation(['account', 'common'])
  const textOf = useProblemText()
  const [asked, setAsked] = useState(false)
  const [reset, { isLoading, isSuccess, error }] = useResetTwoStepMutation()
  const failure = refusalOf(error)

  async function confirm() {
    const { error: refused } = await reset({ id: client.userId })
    if (!refused) setAsked(false)
  }

  if (client.twoStepSince === null) return <p role="status">{isSuccess && t('account:twoStep.resetDone')}</p>
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        {t('account:twoStep.reset')}
      </Button>
      <ConfirmDialog
        danger
        isOpen={asked}
        busy={isLoading}
        title={t('account:twoStep.resetTitle')}
        confirmLabel={t('account:twoStep.reset')}
        cancelLabel={t('common:actions.cancel')}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(false)}
      >
        <p>{t('account:twoStep.resetText', { name: client.fullName })}</p>
        {failure && (
          <Note tone="red" role="alert">
            {textOf(failure.code)}
          </Note>
        )}
      </ConfirmDialog>
    </>
  )
}
