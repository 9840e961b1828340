import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { IconButton } from '@seriba/ui/IconButton'
import { Note } from '@seriba/ui/Note'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './feeds.module.css'

type FeedKeyProps = { feedKey: string; onClose: () => void }

/** A key, shown only this once, and the command that sends lots with it. */
export function FeedKey({ feedKey, onClose }: FeedKeyProps) {
  const { t } = useTranslation(['feeds', 'common'])
  const dispatch = useAppDispatch()
  const command = `curl --data-binary @lots.ndjson -H 'Authorization: Bearer ${feedKey}' ${window.location.origin}/v1/feed/lots`
  const copy = (text: string) =>
    navigator.clipboard
      .writeText(text)
      .then(() => dispatch(messageShown({ tone: 'success', text: t('feeds:key.copied') })))
      // If the browser does not allow copying, it can still be selected.
      .catch(() => undefined)
  return (
    <Dialog
      isOpen
      title={t('feeds:key.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('feeds:key.done')}
        </Button>
      }
    >
      <div className={styles.form}>
        <Note tone="orange">{t('feeds:key.once')}</Note>
        {(
          [
            ['key', feedKey],
            ['command', command],
          ] as const
        ).map(([name, text]) => (
          <div key={name} className={styles.code}>
            <span>{t(`feeds:key.${name}`)}</span>
            <code>{text}</code>
            <IconButton
              icon={Copy}
              size="sm"
              label={t('feeds:key.copy', { name: t(`feeds:key.${name}`) })}
              onClick={() => void copy(text)}
            />
          </div>
        ))}
      </div>
    </Dialog>
  )
}
