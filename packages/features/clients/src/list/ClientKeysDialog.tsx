import { Dialog } from '@seriba/ui/Dialog'
import { KeyCap } from '@seriba/ui/KeyCap'
import { useTranslation } from 'react-i18next'
import styles from './ClientKeysDialog.module.css'
import { clientKeys } from './client-keys.ts'

/** Every key of the list. */
export function ClientKeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['clients', 'common'])
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={t('clients:list.keysTitle')}
      closeLabel={t('common:actions.close')}
    >
      <dl className={styles.keys}>
        {clientKeys.map(({ caps, text }) => (
          <div key={text}>
            <dt>{t(`clients:list.${text}`)}</dt>
            <dd>
              {caps.map((cap) => (
                <KeyCap key={cap}>{cap}</KeyCap>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
