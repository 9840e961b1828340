import type { Filters } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { InFieldSelect } from '@seriba/ui/InFieldSelect'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filters.module.css'
import { useMakerOptions, useModelOptions } from './use-maker-options.ts'
import { useSelectTexts } from './use-select-texts.ts'

type MakerFiltersProps = {
  pageType: PageType
  maker: string
  models: readonly string[]
  onChange: (part: Partial<Filters>) => void
}

/** A maker, and then any of his models. */
export function MakerFilters({ pageType, maker, models, onChange }: MakerFiltersProps) {
  const { t } = useTranslation('catalogue')
  const texts = useSelectTexts()
  const [makersWanted, setMakersWanted] = useState(false)
  const [modelsWanted, setModelsWanted] = useState(false)
  const makers = useMakerOptions(pageType, makersWanted)
  const ofMaker = useModelOptions(pageType, maker, modelsWanted)

  return (
    <>
      <InFieldSelect
        className={styles.maker}
        label={t('filters.maker')}
        mode="single"
        texts={texts}
        value={maker ? [maker] : []}
        selectedLabel={maker || undefined}
        options={makers.options}
        loading={makers.loading}
        onOpenChange={() => setMakersWanted(true)}
        onChange={([chosen = '']) => onChange({ maker: chosen, model: [] })}
      />
      <InFieldSelect
        className={styles.model}
        label={t('filters.model')}
        texts={texts}
        value={models}
        selectedLabel={models[0]}
        options={ofMaker.options}
        loading={ofMaker.loading}
        disabled={!maker}
        title={maker ? undefined : t('filters.modelFirst')}
        onOpenChange={() => setModelsWanted(true)}
        onChange={(chosen) => onChange({ model: chosen })}
      />
    </>
  )
}
