import type { ClientView } from '@seriba/contracts/client-view'
import { Button } from '@seriba/ui/Button'
import { useTranslation } from 'react-i18next'
import styles from './access.module.css'
import { useRoleChange } from './use-role-change.tsx'

type CloseAccountProps = { client: ClientView; onChanged: () => void }

/** The two ways to end what a client may do; their purchases and their ledger stay. */
export function CloseAccount({ client, onChanged }: CloseAccountProps) {
  const { t } = useTranslation('clients')
  const bids = client.balanceInfo.activeBidsCount
  const { role, ask, question } = useRoleChange(client, onChanged)
  return (
    <section>
      <h3>{t('access.close')}</h3>
      <div className={styles.close}>
        {role !== 'restricted' && <Button onClick={() => ask('restricted')}>{t('access.restrict')}</Button>}
        {role !== 'disabled' && (
          <Button variant="quiet-danger" onClick={() => ask('disabled')}>
            {t('access.disable')}
          </Button>
        )}
      </div>
      <p>
        {bids > 0 && `${t('access.closeBids', { count: bids })} `}
        {t('access.closeText')}
      </p>
      {question}
    </section>
  )
}
