import { IconButton } from '@seriba/ui/IconButton'
import { Ship } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { useCostsShown } from './costs-shown.ts'

/** Shows and hides what each bid of a list comes to. */
export function ShowCosts({ costs: { shown, show } }: { costs: ReturnType<typeof useCostsShown> }) {
  const { t } = useTranslation('costs')
  return (
    <IconButton icon={Ship} size="sm" aria-pressed={shown} label={t('title')} onClick={() => show(!shown)} />
  )
}
