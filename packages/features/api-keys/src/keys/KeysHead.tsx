import { useLazyExportApiKeysQuery } from '@seriba/api/shared/api-keys'
import type { listApiKeys } from '@seriba/contracts/api-keys'
import type { Output } from '@seriba/contracts/contract'
import { groupThousands } from '@seriba/domain/format/number'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { Button } from '@seriba/ui/Button'
import { TextLink } from '@seriba/ui/TextLink'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDealer } from '../dealer.ts'
import styles from './keys.module.css'

type KeysHeadProps = { list: Output<typeof listApiKeys>; onNew: () => void }

/** How many keys there are and what they do, with a button for another one and a link to what they can call. */
export function KeysHead({ list: { keys, most, callsToday }, onNew }: KeysHeadProps) {
  const { t } = useTranslation('apiKeys')
  const dealer = useDealer()
  const [askLink] = useLazyExportApiKeysQuery()
  const isFull = keys.length >= most
  return (
    <div className={styles.head}>
      <h2>{t('title')}</h2>
      <span className={styles.quiet}>{t('count', { count: keys.length, most })}</span>
      <span className={styles.links}>
        <TextLink href="/v1/docs" target="_blank">
          {t('reference')}
        </TextLink>
        <TextLink href="/v1/openapi.json" target="_blank">
          {t('openApi')}
        </TextLink>
      </span>
      {keys.length > 0 && (
        <>
          <span className={styles.quiet}>
            {t('today', { count: callsToday, calls: groupThousands(callsToday) })}
          </span>
          <ExportMenu ask={(format) => askLink({ ...dealer, format }).unwrap()} />
          <Button
            variant="primary"
            icon={Plus}
            aria-keyshortcuts="N"
            disabledReason={isFull ? t('full', { count: most }) : undefined}
            onClick={onNew}
          >
            {t('newKey')}
          </Button>
        </>
      )}
    </div>
  )
}
