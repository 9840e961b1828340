import { type Filters, noFilters } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { Button } from '@seriba/ui/Button'
import { Icon } from '@seriba/ui/Icon'
import { OptionPicker } from '@seriba/ui/InFieldSelect'
import { Sheet } from '@seriba/ui/Sheet'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayFilters } from '../filters/DayFilters.tsx'
import { useMakerOptions, useModelOptions } from '../filters/use-maker-options.ts'
import { useSelectTexts } from '../filters/use-select-texts.ts'
import { useTagItems } from '../filters/use-tag-items.ts'
import styles from './mobile.module.css'

type Screen = 'maker' | 'model' | 'dates'

type SubScreensProps = { pageType: PageType; draft: Filters; patch: (part: Partial<Filters>) => void }

/** A line for each filter with what is chosen; it opens a screen of its own. */
export function SubScreens({ pageType, draft, patch }: SubScreensProps) {
  const { t } = useTranslation(['catalogue', 'common'])
  const texts = useSelectTexts()
  const [open, setOpen] = useState<Screen | null>(null)
  const close = () => setOpen(null)
  const makers = useMakerOptions(pageType, open === 'maker')
  const models = useModelOptions(pageType, draft.maker, open === 'model')
  const dates = useTagItems({
    ...noFilters,
    date: draft.date,
    dateFrom: draft.dateFrom,
    dateTo: draft.dateTo,
  }).items.map(({ text }) => text)

  const line = (screen: Screen, value: string, refused?: string) => (
    <button
      type="button"
      className={styles.line}
      disabled={refused !== undefined}
      aria-haspopup="dialog"
      onClick={() => setOpen(screen)}
    >
      <span className={styles.lineText}>
        {t(`filters.${screen}`)}
        {(value || refused) && <small data-refused={refused && true}>{value || refused}</small>}
      </span>
      <Icon icon={ChevronRight} />
    </button>
  )
  const done = (
    <Button variant="primary" size="touch" block onClick={close}>
      {t('common:actions.done')}
    </Button>
  )
  const sheet = { onClose: close, closeLabel: t('common:actions.back'), side: 'full' } as const

  return (
    <>
      {line('maker', draft.maker)}
      {line('model', draft.model.join(', '), draft.maker ? undefined : t('filters.modelFirst'))}
      {line('dates', dates.join(', '))}
      <Sheet {...sheet} isOpen={open === 'maker'} title={t('filters.maker')}>
        <OptionPicker
          label={t('filters.maker')}
          mode="single"
          autoFocus={false}
          texts={texts}
          options={makers.options}
          loading={makers.loading}
          value={draft.maker ? [draft.maker] : []}
          onChange={([maker = '']) => patch({ maker, model: [] })}
          onDone={close}
        />
      </Sheet>
      <Sheet {...sheet} isOpen={open === 'model'} title={t('filters.model')} actions={done}>
        <OptionPicker
          label={t('filters.model')}
          autoFocus={false}
          texts={texts}
          options={models.options}
          loading={models.loading}
          value={draft.model}
          onChange={(chosen) => patch({ model: chosen })}
        />
      </Sheet>
      <Sheet {...sheet} isOpen={open === 'dates'} title={t('filters.dates')} actions={done}>
        <div className={styles.dates}>
          <DayFilters
            size="touch"
            days={draft.date}
            dateFrom={draft.dateFrom}
            dateTo={draft.dateTo}
            onDays={patch}
            onDates={patch}
          />
        </div>
      </Sheet>
    </>
  )
}
