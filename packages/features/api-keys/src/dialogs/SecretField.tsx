import { Button } from '@seriba/ui/Button'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dialogs.module.css'

/** A secret to be copied; if the browser does not allow copying, a click selects it. */
export function SecretField({ label, secret }: { label: string; secret: string }) {
  const { t } = useTranslation('apiKeys')
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={styles.secret}>
      <input readOnly aria-label={label} value={secret} onFocus={(event) => event.target.select()} />
      <Button variant="primary" icon={copied ? Check : Copy} onClick={() => void copy()}>
        {t(copied ? 'once.copied' : 'once.copy')}
      </Button>
      <p role="status" className={copied === false ? styles.wrong : 'visually-hidden'}>
        {copied === null ? '' : t(copied ? 'once.copied' : 'once.copyFailed')}
      </p>
    </div>
  )
}
