import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CurlExample } from './CurlExample.tsx'
import styles from './keys.module.css'

/** What keys are for, and what a call with one looks like. */
export function NoKeys({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('apiKeys')
  return (
    <div className={styles.none}>
      <EmptyState
        icon={KeyRound}
        title={t('empty')}
        text={t('emptyText')}
        action={
          <Button variant="primary" aria-keyshortcuts="N" onClick={onNew}>
            {t('newKey')}
          </Button>
        }
      />
      <CurlExample scopes={['lots:read']} />
    </div>
  )
}
