import { useRenewFeedKeyMutation } from '@seriba/api/manager/feeds'
import type { Feed } from '@seriba/contracts/feeds'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FeedKey } from './FeedKey.tsx'

/** A new key, after confirming that the previous one will stop working. */
export function RenewKey({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const { t } = useTranslation(['feeds', 'common'])
  const [renew] = useRenewFeedKeyMutation()
  const [key, setKey] = useState<string | null>(null)
  if (key !== null) return <FeedKey feedKey={key} onClose={onClose} />
  return (
    <ConfirmDialog
      isOpen
      danger
      title={t('feeds:renew.title', { name: feed.name })}
      confirmLabel={t('feeds:renew.confirm')}
      cancelLabel={t('common:actions.cancel')}
      onClose={onClose}
      onConfirm={() =>
        void renew({ id: feed.id })
          .unwrap()
          .then((answer) => setKey(answer.key))
          .catch(onClose)
      }
    >
      {t('feeds:renew.text')}
    </ConfirmDialog>
  )
}
