import { OptionPicker } from '@seriba/ui/InFieldSelect'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilterFieldsProps } from '../filters/filter-fields.ts'
import { useChassisOptions } from '../filters/use-chassis-options.ts'
import { useFilterOptions } from '../filters/use-filter-options.ts'
import { offeredModels, useModelOptions } from '../filters/use-model-options.ts'
import { useSelectTexts } from '../filters/use-select-texts.ts'
import type { Screen } from './screens.ts'

type OptionName = Exclude<Screen, 'maker' | 'model' | 'chassis' | 'dates' | 'schedule' | 'categories'>

export function MakerScreen({
  draft,
  onChange,
  offered,
  onDone,
}: FilterFieldsProps & { onDone: () => void }) {
  const { t } = useTranslation('filters')
  const value = useMemo(() => (draft.maker ? [draft.maker] : []), [draft.maker])
  const options = useFilterOptions('maker', offered.metadata?.options.maker, value)
  const texts = useSelectTexts(options.length > 0 || offered.loading, undefined, offered.failed)
  return (
    <OptionPicker
      label={t('names.maker')}
      mode="single"
      autoFocus={false}
      fill
      texts={texts}
      options={options}
      loading={offered.loading && options.length === 0}
      value={value}
      onChange={([maker = '']) => onChange({ maker, model: [] })}
      onDone={onDone}
    />
  )
}

export function ModelScreen({ pageType, draft, onChange, offered }: FilterFieldsProps) {
  const { t } = useTranslation('filters')
  const { maker, model } = draft
  return (
    <OptionPicker
      label={t('names.model')}
      autoFocus={false}
      fill
      value={model}
      {...useModelOptions({ pageType, maker, value: model, ...offeredModels(offered, maker) })}
      onChange={(model) => onChange({ model })}
    />
  )
}

export function ChassisScreen({ pageType, draft, onChange, offered }: FilterFieldsProps) {
  const { t } = useTranslation('filters')
  const texts = useSelectTexts()
  const options = offered.metadata?.options.chassis
  const hasModel = draft.model.length > 0
  return (
    <OptionPicker
      label={t('names.chassis')}
      autoFocus={false}
      fill
      texts={texts}
      value={draft.chassis}
      {...useChassisOptions({ pageType, hasModel, value: draft.chassis, options, loading: offered.loading })}
      onChange={(chassis) => onChange({ chassis })}
    />
  )
}

export function OptionScreen({ name, draft, onChange, offered }: FilterFieldsProps & { name: OptionName }) {
  const { t } = useTranslation('filters')
  const options = useFilterOptions(name, offered.metadata?.options[name], draft[name])
  const texts = useSelectTexts(options.length > 0 || offered.loading, undefined, offered.failed)
  return (
    <OptionPicker
      label={t(`names.${name}`)}
      autoFocus={false}
      fill
      texts={texts}
      options={options}
      loading={offered.loading && options.length === 0}
      value={draft[name]}
      onChange={(chosen) => onChange({ [name]: chosen })}
    />
  )
}
