import { toApiError } from '@seriba/api/api-error'
import { useCloseStaffSessionsMutation, useResetStaffTwoStepMutation } from '@seriba/api/manager/staff'
import { useMessage } from '@seriba/forms/use-message'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'

export type SecurityQuestion = { kind: 'reset' | 'out'; person: { userId: number; fullName: string } }

type SecurityDialogsProps = { question: SecurityQuestion | null; onClose: () => void }

/** Asks before a colleague loses their two-step login or their sessions. */
export function SecurityDialogs({ question, onClose }: SecurityDialogsProps) {
  const { t } = useTranslation(['staff', 'common', 'refusal'])
  const [reset, resetting] = useResetStaffTwoStepMutation()
  const [signOut, signingOut] = useCloseStaffSessionsMutation()
  const { succeed } = useMessage()
  const kind = question?.kind ?? 'out'
  const name = question?.person.fullName ?? ''
  const sending = kind === 'reset' ? resetting : signingOut
  const words =
    kind === 'reset'
      ? {
          title: t('staff:second.resetTitle', { name }),
          text: t('staff:second.resetText'),
          confirm: t('staff:second.reset'),
          done: t('staff:second.done', { name }),
        }
      : {
          title: t('staff:sessions.outTitle', { name }),
          text: t('staff:sessions.outText'),
          confirm: t('staff:sessions.outAll'),
          done: t('staff:sessions.done', { name }),
        }

  function close() {
    sending.reset()
    onClose()
  }

  async function confirm() {
    if (!question) return
    const { userId: id } = question.person
    const answer = kind === 'reset' ? await reset({ id }) : await signOut({ id })
    if (answer.error) return
    succeed(words.done)
    close()
  }

  return (
    <ConfirmDialog
      danger
      isOpen={question !== null}
      busy={sending.isLoading}
      title={words.title}
      cancelLabel={t('common:actions.cancel')}
      confirmLabel={words.confirm}
      onClose={close}
      onConfirm={() => void confirm()}
    >
      <p>{words.text}</p>
      {sending.error && (
        <Note tone="red" role="alert">
          {t(`refusal:${toApiError(sending.error)?.code ?? 'internal'}`)}
        </Note>
      )}
    </ConfirmDialog>
  )
}
