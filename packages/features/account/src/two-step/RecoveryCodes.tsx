import { saveFile } from '@seriba/forms/save-file'
import { Button } from '@seriba/ui/Button'
import { Check, Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './two-step.module.css'
import { useCompany } from './use-company.ts'

type RecoveryCodesProps = {
  codes: readonly string[]
  wide?: boolean
  onKept: () => void
}

/** Shown only once: to be copied, printed, or saved to a file. */
export function RecoveryCodes({ codes, wide = false, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('account')
  const heading = t('twoStep.codesOf', { company: useCompany() })
  const intro = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone; this is announced instead.
  useEffect(() => intro.current?.focus(), [])
  const [copied, setCopied] = useState(false)
  const text = [heading, '', ...codes, ''].join('\n')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // The clipboard is not available, for example on a page without TLS: the codes can be selected.
    }
  }

  const save = () => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')

  return (
    <div className={styles.steps}>
      <p ref={intro} tabIndex={-1} className={styles.text}>
        {t('twoStep.codesText')}
      </p>
      <div className={styles.sheet}>
        <p className={styles.sheetTitle}>{heading}</p>
        <ul className={styles.codes} aria-label={t('twoStep.list')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={styles.ways}>
        <Button size="sm" icon={copied ? Check : Copy} onClick={() => void copy()}>
          <span role="status">{copied ? t('twoStep.copied') : t('twoStep.copy')}</span>
        </Button>
        <Button size="sm" icon={Download} onClick={save}>
          {t('twoStep.download')}
        </Button>
        <Button size="sm" icon={Printer} onClick={() => print()}>
          {t('twoStep.print')}
        </Button>
      </div>
      <Button variant="primary" block {...(wide && { size: 'touch' })} onClick={onKept}>
        {t('twoStep.kept')}
      </Button>
    </div>
  )
}
