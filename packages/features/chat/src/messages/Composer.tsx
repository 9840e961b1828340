import { IconButton } from '@seriba/ui/IconButton'
import { TextArea } from '@seriba/ui/TextArea'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './messages.module.css'

/** The sent text stays for a moment, so that the user sees what was sent. */
const clearMs = 100
const longest = 2000

type ComposerProps = {
  text: string
  onText: (change: (text: string) => string) => void
  sendByEnter: boolean
  /** Another message is being sent; the next one follows after it. */
  sending: boolean
  onSend: (text: string) => void
}

export function Composer({ text, onText, sendByEnter, sending, onSend }: ComposerProps) {
  const { t } = useTranslation('chat')
  const [sent, setSent] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const field = useRef<HTMLTextAreaElement>(null)
  const comment = text.trim()
  const disabled = comment === '' || comment === sent

  useEffect(() => {
    // On touch screens, the keyboard would cover what the user came to read.
    if (sendByEnter) field.current?.focus({ preventScroll: true })
    return () => clearTimeout(timer.current)
  }, [sendByEnter])

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (disabled) return
    onSend(comment)
    setSent(comment)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSent(undefined)
      onText((now) => (now.trim() === comment ? '' : now))
    }, clearMs)
  }
  return (
    <form className={styles.composer} onSubmit={send}>
      <TextArea
        ref={field}
        className={styles.input}
        label={t('message')}
        labelHidden
        placeholder={t('placeholder')}
        rows={1}
        maxLength={longest}
        value={text}
        onChange={(event) => {
          const typed = event.target.value
          onText(() => typed)
        }}
        onKeyDown={(event) => {
          // Enter also ends a word that is being composed.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !sendByEnter) return
          send(event)
        }}
      />
      <IconButton
        type="submit"
        variant="primary"
        size={sendByEnter ? 'lg' : 'touch'}
        icon={SendHorizontal}
        label={t('send')}
        tooltip={false}
        busy={sending && comment === ''}
        disabled={disabled}
      />
    </form>
  )
}
