import { usePassSecondStepMutation } from '@seriba/api/public/two-step'
import { Button } from '@seriba/ui/Button'
import { Icon } from '@seriba/ui/Icon'
import { Note } from '@seriba/ui/Note'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../forms/use-problem-text.ts'
import guest from '../guest/guest.module.css'
import { BackToLogin } from '../guest/ToLogin.tsx'
import { SecondFactorField } from './SecondFactorField.tsx'
import { useCode } from './use-code.ts'

type SecondStepProps = {
  staff: boolean
  /** Brings whoever is in to where he was going. */
  onDone: () => Promise<unknown>
}

/** The second half of a sign-in. */
export function SecondStep({ staff, onDone }: SecondStepProps) {
  const { t } = useTranslation('account')
  const textOf = useProblemText()
  const [pass] = usePassSecondStepMutation()
  const { code, edit, submit, pending, wrong, refusal } = useCode(async (typed) => {
    await pass({ code: typed }).unwrap()
    await onDone()
  })
  return (
    <form
      className={guest.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <span className={guest.ring}>
        <Icon icon={ShieldCheck} size={20} />
      </span>
      <h1 className={guest.headline}>{t('twoStep.askTitle')}</h1>
      {refusal && (
        <Note tone="red" role="alert">
          {textOf(refusal)}
        </Note>
      )}
      <SecondFactorField
        autoFocus
        size="touch"
        value={code}
        error={wrong ? textOf(wrong) : undefined}
        onChange={edit}
        onComplete={(typed) => void submit(typed)}
      />
      <Button type="submit" variant="primary" size="touch" block busy={pending}>
        {t('twoStep.next')}
      </Button>
      <p className={guest.small}>{t(staff ? 'twoStep.lostByStaff' : 'twoStep.lost')}</p>
      <BackToLogin />
    </form>
  )
}
