import type { Output } from '@seriba/contracts/contract'
import type { viewWebhookDelivery } from '@seriba/contracts/webhooks'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { Check, Copy, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerBadge, shortId } from './DeliveryOutcome.tsx'
import styles from './details.module.css'
import log from './log.module.css'

type DeliveryHeadProps = { view: Output<typeof viewWebhookDelivery>; onClose?: () => void }

/** Which delivery it is, with a button to copy its request. */
export function DeliveryHead({ view, onClose }: DeliveryHeadProps) {
  const { t } = useTranslation('webhooks')
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(requestText(view)).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <header className={styles.head}>
      <AnswerBadge delivery={view.delivery} />
      <b className={log.code}>{view.delivery.type}</b>
      <span className={`${log.code} ${styles.id}`} title={view.delivery.eventId}>
        {shortId(view.delivery.eventId)}
      </span>
      <Button variant="ghost" size="sm" icon={copied ? Check : Copy} onClick={() => void copy()}>
        {t(copied ? 'delivery.copied' : 'delivery.copy')}
      </Button>
      {onClose && <IconButton icon={X} size="sm" label={t('delivery.close')} onClick={onClose} />}
    </header>
  )
}

const requestText = ({ url, headers, body }: DeliveryHeadProps['view']) =>
  [`POST ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', body].join('\n')
