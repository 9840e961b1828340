import { Button } from '@seriba/ui/Button'
import { InputBox } from '@seriba/ui/Field'
import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './share.module.css'

/** How long the button says 'Copied' (2§4.11). */
const copiedMs = 3000

export function CopyLink({ link }: { link: string }) {
  const { t } = useTranslation('lot')
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // The clipboard is not available, for example on a page without TLS: the link is selected, ready for Ctrl+C.
    }
  }
  return (
    <InputBox className={styles.link}>
      <input ref={input} type="text" readOnly aria-label={t('share.link')} value={link} />
      <Button
        variant="ghost"
        size="xs"
        icon={copied ? Check : Copy}
        data-copied={copied || undefined}
        onClick={() => void copy()}
      >
        {copied ? t('share.copied') : t('share.copy')}
      </Button>
      <span role="status" className="visually-hidden">
        {copied && t('share.copied')}
      </span>
    </InputBox>
  )
}
