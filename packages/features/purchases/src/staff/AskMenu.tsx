import { useAskForDocumentMutation } from '@seriba/api/manager/documents'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { clientDocumentTypes } from '@seriba/domain/purchases/documents'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { Menu } from '@seriba/ui/Menu'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Asks the client for one of the documents that they have to send. */
export function AskMenu({ purchase }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation('purchases')
  const [ask] = useAskForDocumentMutation()
  const { succeed, fail } = useMessage()
  const items = clientDocumentTypes.map((type) => ({ id: type, label: t(`documents.types.${type}`) }))
  return (
    <Menu
      label={t('documents.ask')}
      trigger={
        <Button size="sm" variant="ghost" endIcon={ChevronDown}>
          {t('documents.ask')}
        </Button>
      }
      sections={[{ id: 'types', items }]}
      onAction={(id) => {
        const type = clientDocumentTypes.find((one) => one === id)
        if (!type) return
        ask({ id: purchase.id, what: 'document', type })
          .unwrap()
          .then(() => succeed(t('documents.asked', { document: t(`documents.types.${type}`) })), fail)
      }}
    />
  )
}
