import { confirmTwoStep, type TwoStepOffer } from '@seriba/contracts/two-step'
import { FormFailure } from '@seriba/forms/FormFailure'
import { Button } from '@seriba/ui/Button'
import { CodeField } from '@seriba/ui/CodeField'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { QrCode } from './QrCode.tsx'
import styles from './two-step.module.css'
import { useCode } from './use-code.ts'

type OfferFormProps = {
  offer: TwoStepOffer
  /** Guest pages have taller buttons than dialogs. */
  wide?: boolean
  onConfirm: (code: string) => Promise<unknown>
}

/** Groups of four characters are easier to copy by hand. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** What the app has to scan, and the first code as proof that it did. */
export function OfferForm({ offer, wide = false, onConfirm }: OfferFormProps) {
  const { t } = useTranslation('account')
  // Those who are led through the setup confirm it with the same code.
  const form = useCode(confirmTwoStep, onConfirm)
  const wrong = form.code.error
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wrong) input.current?.select()
  }, [wrong])
  return (
    <form {...form.props} className={styles.steps}>
      <p className={styles.text}>{t('twoStep.scan')}</p>
      <div className={styles.offer}>
        <QrCode text={offer.uri} label={t('twoStep.picture')} />
        <div className={styles.key}>
          <p>{t('twoStep.key')}</p>
          <p className={styles.secret}>{inFours(offer.secret)}</p>
        </div>
      </div>
      <FormFailure form={form} />
      <CodeField
        ref={input}
        autoFocus
        {...form.code}
        label={t('twoStep.code')}
        help={t('twoStep.firstCode')}
      />
      <Button type="submit" variant="primary" block {...(wide && { size: 'touch' })} busy={form.busy}>
        {t('twoStep.turnOn')}
      </Button>
    </form>
  )
}
