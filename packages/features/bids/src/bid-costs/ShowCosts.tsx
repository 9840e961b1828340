import { IconButton } from '@seriba/ui/IconButton'
import { Ship } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { useCostsShown } from './costs-shown.ts'

/** Shows and hides the total cost of each bid in a list. */
export function ShowCosts({ costs: { shown, show } }: { costs: ReturnType<typeof useCostsShown> }) {
  const { t } = useTranslation('costs')
  return (
    <IconButton icon={Ship} size="sm" aria-pressed={shown} label={t('title')} onClick={() => show(!shown)} />
  )
}
