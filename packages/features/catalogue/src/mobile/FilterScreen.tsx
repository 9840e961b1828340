import { Button } from '@seriba/ui/Button'
import { Sheet } from '@seriba/ui/Sheet'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilterScreenProps } from './filter-screen-props.ts'
import { ChosenCount } from './GroupScreens.tsx'
import { ScreenContent } from './ScreenContent.tsx'
import { clearedBy, type Screen } from './screens.ts'
import { useScreenWords } from './use-screen-words.ts'

/** One filter in full screen, with a button back to the others. */
export function FilterScreen({ screen, onClose, onLimit, actions, ...fields }: FilterScreenProps) {
  const { t } = useTranslation(['filters', 'common'])
  const words = useScreenWords()
  const [last, setLast] = useState<Screen>('maker')
  if (screen !== null && screen !== last) setLast(screen)
  // While it closes, its content stays.
  const shown = screen ?? last
  const title = words.title(shown)
  const grouped = shown === 'schedule' || shown === 'categories'
  const clearLabel = {
    schedule: t('schedule.clear'),
    categories: t('categories.clear'),
  }

  return (
    <Sheet
      isOpen={screen !== null}
      onClose={onClose}
      closeIcon="back"
      closeLabel={t('common:actions.back')}
      side="full"
      title={title}
      titleEnd={grouped && <ChosenCount of={shown} pageType={fields.pageType} draft={fields.draft} />}
      headEnd={
        <Button
          variant="ghost"
          size="lg"
          disabled={words.chosen(shown, fields.draft) === ''}
          onClick={() => fields.onChange(clearedBy(shown))}
        >
          {grouped ? clearLabel[shown] : t('drawer.clearFilter', { name: title })}
        </Button>
      }
      actions={actions}
    >
      <ScreenContent {...fields} screen={shown} onClose={onClose} onLimit={onLimit} />
    </Sheet>
  )
}
