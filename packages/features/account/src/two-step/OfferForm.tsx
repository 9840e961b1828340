import type { TwoStepOffer } from '@seriba/contracts/two-step'
import { Button } from '@seriba/ui/Button'
import { CodeField } from '@seriba/ui/CodeField'
import { Note } from '@seriba/ui/Note'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../forms/use-problem-text.ts'
import { QrCode } from './QrCode.tsx'
import styles from './two-step.module.css'
import { useCode } from './use-code.ts'

type OfferFormProps = {
  offer: TwoStepOffer
  /** Pages of guests have higher buttons than dialogs. */
  wide?: boolean
  onConfirm: (code: string) => Promise<unknown>
}

/** Four signs at a time are easier to type off. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** What the app is to scan, and the first code as the proof that it did. */
export function OfferForm({ offer, wide = false, onConfirm }: OfferFormProps) {
  const { t } = useTranslation('account')
  const textOf = useProblemText()
  const { code, edit, submit, pending, wrong, refusal } = useCode(onConfirm)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wrong) input.current?.select()
  }, [wrong])
  return (
    <form
      className={styles.steps}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p className={styles.text}>{t('twoStep.scan')}</p>
      <div className={styles.offer}>
        <QrCode text={offer.uri} label={t('twoStep.picture')} />
        <div className={styles.key}>
          <p>{t('twoStep.key')}</p>
          <p className={styles.secret}>{inFours(offer.secret)}</p>
        </div>
      </div>
      {refusal && (
        <Note tone="red" role="alert">
          {textOf(refusal)}
        </Note>
      )}
      <CodeField
        ref={input}
        autoFocus
        name="code"
        label={t('twoStep.code')}
        help={t('twoStep.firstCode')}
        value={code}
        error={wrong ? textOf(wrong) : undefined}
        onChange={edit}
        onComplete={(typed) => void submit(typed)}
      />
      <Button type="submit" variant="primary" block {...(wide && { size: 'touch' })} busy={pending}>
        {t('twoStep.turnOn')}
      </Button>
    </form>
  )
}
