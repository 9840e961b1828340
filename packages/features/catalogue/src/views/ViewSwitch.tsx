import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Columns2, LayoutGrid, Rows3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { saveView, useView, views } from './view-choice.ts'

const icons = { default: Rows3, column: Columns2, card: LayoutGrid }

export function ViewSwitch() {
  const { t } = useTranslation('catalogue')
  return (
    <SegmentedControl
      label={t('views.label')}
      options={views.map((value) => ({ value, label: t(`views.${value}`), icon: icons[value] }))}
      value={useView()}
      onChange={saveView}
    />
  )
}
