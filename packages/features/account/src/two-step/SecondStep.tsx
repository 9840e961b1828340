import { useVerifySecondStepMutation } from '@seriba/api/public/two-step'
import { verifySecondStep } from '@seriba/contracts/two-step'
import { FormFailure } from '@seriba/forms/FormFailure'
import { Button } from '@seriba/ui/Button'
import { Icon } from '@seriba/ui/Icon'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import guest from '../guest/guest.module.css'
import { BackToLogin } from '../guest/ToLogin.tsx'
import { SecondFactorField } from './SecondFactorField.tsx'
import { useCode } from './use-code.ts'

type SecondStepProps = {
  staff: boolean
  /** Navigates on to where they were going. */
  onDone: () => Promise<unknown>
}

/** The second half of a login. */
export function SecondStep({ staff, onDone }: SecondStepProps) {
  const { t } = useTranslation('account')
  const [pass] = useVerifySecondStepMutation()
  const form = useCode(verifySecondStep, async (typed) => {
    await pass({ code: typed }).unwrap()
    await onDone()
  })
  return (
    <form {...form.props} className={guest.form}>
      <span className={guest.ring}>
        <Icon icon={ShieldCheck} size={20} />
      </span>
      <h1 className={guest.headline}>{t('twoStep.askTitle')}</h1>
      <FormFailure form={form} />
      <SecondFactorField autoFocus size="touch" {...form.code} />
      <Button type="submit" variant="primary" size="touch" block busy={form.busy}>
        {t('twoStep.next')}
      </Button>
      <p className={guest.small}>{t(staff ? 'twoStep.lostByStaff' : 'twoStep.lost')}</p>
      <BackToLogin />
    </form>
  )
}
