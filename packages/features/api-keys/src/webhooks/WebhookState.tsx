import type { Webhook } from '@seriba/contracts/webhooks'
import { formatRecent } from '@seriba/domain/format/date'
import { Badge } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'

const tones = { on: 'green', off: 'gray', failed: 'red' } as const

export function WebhookState({ webhook: { state, failingSince } }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  if (state === 'on' && failingSince)
    return <Badge tone="orange">{t('states.failing', { at: formatRecent(failingSince, new Date()) })}</Badge>
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}
