import type { ApiKey } from '@seriba/contracts/api-keys'
import { apiKeyState } from '@seriba/domain/api-keys/key-rules'
import { IconButton } from '@seriba/ui/IconButton'
import { Menu } from '@seriba/ui/Menu'
import { Ban, Ellipsis, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export type KeyAction = 'rotate' | 'revoke'
export type OnKeyAction = (what: KeyAction, key: ApiKey) => void

/** What can be done with a key. */
export function KeyMenu({ apiKey, onAction }: { apiKey: ApiKey; onAction: OnKeyAction }) {
  const { t } = useTranslation('apiKeys')
  const label = t('actions', { name: apiKey.name })
  const isOver = apiKeyState(apiKey.endsAt, new Date()) === 'ended'
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton icon={Ellipsis} label={label} size="sm" />}
      onAction={(id) => onAction(id as KeyAction, apiKey)}
      sections={[
        {
          id: 'key',
          items: [
            { id: 'rotate', label: t('rotate'), icon: RotateCw, disabled: isOver },
            { id: 'revoke', label: t('revoke'), icon: Ban, danger: true },
          ],
        },
      ]}
    />
  )
}
