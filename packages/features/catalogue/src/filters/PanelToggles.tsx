import { Button } from '@seriba/ui/Button'
import { CalendarDays, ChevronDown, ChevronUp, Shapes } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export type SidePanel = 'schedule' | 'categories'

const icons = { schedule: CalendarDays, categories: Shapes }

type PanelTogglesProps = {
  schedule: boolean
  categories: boolean
  open: SidePanel | null
  onToggle: (panel: SidePanel) => void
}

export function PanelToggles({ schedule, categories, open, onToggle }: PanelTogglesProps) {
  const { t } = useTranslation('filters')
  const toggle = (panel: SidePanel, label: string) => (
    <Button
      size="sm"
      icon={icons[panel]}
      endIcon={open === panel ? ChevronUp : ChevronDown}
      on={open === panel}
      aria-expanded={open === panel}
      onClick={() => onToggle(panel)}
    >
      {label}
    </Button>
  )
  return (
    <>
      {schedule && toggle('schedule', categories ? t('schedule.short') : t('schedule.title'))}
      {categories && toggle('categories', t('categories.title'))}
    </>
  )
}
