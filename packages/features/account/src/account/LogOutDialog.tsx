import { useCloseSessionsMutation } from '@seriba/api/user'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { PasswordField } from '@seriba/ui/PasswordField'
import { useTranslation } from 'react-i18next'
import { usePasswordTexts } from '../forms/password-texts.ts'
import { useForm } from '../forms/use-form.ts'
import styles from '../two-step/two-step.module.css'
import { useProofText } from '../two-step/use-proof-text.ts'

/** One other device, or all of them. */
export type LoggedOut = { id: string; device: string } | 'others'

type LogOutDialogProps = { which: LoggedOut; onClose: () => void }

/** Who ends another device's session shows his password: an open screen alone does not put its owner out. */
export function LogOutDialog({ which, onClose }: LogOutDialogProps) {
  const { t } = useTranslation(['account', 'common'])
  const eye = usePasswordTexts()
  const textOf = useProofText()
  const [close] = useCloseSessionsMutation()
  const { form, values, errors, refusal, pending, edit, submit } = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: 'field_required' } : {}),
    explain: textOf,
  })

  async function send() {
    const sessions = which === 'others' ? { others: true } : { id: which.id }
    const taken = await submit(async ({ password }) => {
      await close({ ...sessions, password }).unwrap()
    })
    if (taken) onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('common:actions.close')}
      title={
        which === 'others'
          ? t('account:devices.othersTitle')
          : t('account:devices.oneTitle', { device: which.device })
      }
    >
      <form
        ref={form}
        className={styles.steps}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p className={styles.text}>{t('account:devices.passwordText')}</p>
        {refusal && (
          <Note tone="red" role="alert">
            {textOf(refusal)}
          </Note>
        )}
        <PasswordField
          {...eye}
          autoFocus
          name="password"
          label={t('account:signIn.password')}
          value={values.password}
          error={errors.password}
          onChange={(event) => edit({ password: event.target.value })}
        />
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" variant="primary" busy={pending}>
            {t('account:devices.logOut')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
