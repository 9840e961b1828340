import type { TranslationTask } from '@seriba/contracts/translations'
import { Note } from '@seriba/ui/Note'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Drafts } from './use-drafts.ts'

type OrphanedDraftProps = {
  drafts: Drafts
  tasks: readonly TranslationTask[]
  hrefOf: (carId: string) => string
}

/** Text for a lot that was answered in the meantime and has left the list: a link to it. */
export function OrphanedDraft({ drafts, tasks, hrefOf }: OrphanedDraftProps) {
  const { t } = useTranslation('translationDesk')
  const gone = drafts.stranded().filter(({ carId }) => !tasks.some((task) => task.carId === carId))
  return gone.map(({ carId, lotNo }) => (
    <Note key={carId} tone="orange" role="alert">
      {t('drafts.stranded', { lotNo })}{' '}
      <TextLink render={(props) => <Link {...props} to={hrefOf(carId)} />}>{t('drafts.see')}</TextLink>
    </Note>
  ))
}
