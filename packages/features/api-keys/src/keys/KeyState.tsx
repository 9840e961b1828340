import type { ApiKey } from '@seriba/contracts/api-keys'
import { apiKeyState } from '@seriba/domain/api-keys/key-rules'
import { formatDateTime } from '@seriba/domain/format/date'
import { Badge } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'

const tones = { active: 'green', ending: 'orange', ended: 'gray' } as const

export function KeyState({ endsAt }: Pick<ApiKey, 'endsAt'>) {
  const { t } = useTranslation('apiKeys')
  const state = apiKeyState(endsAt, new Date())
  return <Badge tone={tones[state]}>{t(`states.${state}`, { at: formatDateTime(endsAt) })}</Badge>
}
