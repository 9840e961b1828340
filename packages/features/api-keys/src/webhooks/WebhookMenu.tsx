import type { Webhook } from '@seriba/contracts/webhooks'
import { IconButton } from '@seriba/ui/IconButton'
import { Menu } from '@seriba/ui/Menu'
import { Ellipsis, Power, RotateCw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Actions that require confirmation. */
export type WebhookQuestion = 'edit' | 'rotate' | 'delete'

type WebhookMenuProps = {
  webhook: Webhook
  onAction: (what: WebhookQuestion) => void
  onSwitch: (isOn: boolean) => void
}

export function WebhookMenu({ webhook: { name, state }, onAction, onSwitch }: WebhookMenuProps) {
  const { t } = useTranslation('webhooks')
  const label = t('actions', { name })
  const isOn = state === 'on'
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton icon={Ellipsis} label={label} size="sm" />}
      onAction={(id) => (id === 'switch' ? onSwitch(!isOn) : onAction(id as WebhookQuestion))}
      sections={[
        {
          id: 'webhook',
          items: [
            { id: 'rotate', label: t('rotate'), icon: RotateCw },
            { id: 'switch', label: t(isOn ? 'switchOff' : 'switchOn'), icon: Power },
            { id: 'delete', label: t('delete'), icon: Trash2, danger: true },
          ],
        },
      ]}
    />
  )
}
