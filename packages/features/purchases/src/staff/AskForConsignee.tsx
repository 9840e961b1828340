import { useAskForDocumentMutation } from '@seriba/api/manager/documents'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { formatDate } from '@seriba/domain/format/date'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { useTranslation } from 'react-i18next'
import styles from './shipping.module.css'

/** Staff fill it in, or ask the client to do it. */
export function AskForConsignee({ purchase: { id, wanted } }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation('purchases')
  const [ask, { isLoading }] = useAskForDocumentMutation()
  const { fail } = useMessage()
  const asked = wanted.find(({ what }) => what === 'consignee')?.askedAt
  return (
    <p className={styles.line}>
      {asked && <span className={styles.quiet}>{t('consignee.askedOn', { day: formatDate(asked) })}</span>}
      <Button
        size="sm"
        busy={isLoading}
        onClick={() => void ask({ id, what: 'consignee' }).unwrap().catch(fail)}
      >
        {t(asked ? 'consignee.askAgain' : 'consignee.ask')}
      </Button>
    </p>
  )
}
