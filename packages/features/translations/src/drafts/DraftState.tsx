import type { TranslationTask } from '@seriba/contracts/translations'
import { formatTime } from '@seriba/domain/format/date'
import { useTranslation } from 'react-i18next'
import { savedDraft } from './draft.ts'
import type { Standing } from './local-draft.ts'

type DraftStateProps = { task: TranslationTask; state: Standing['state']; refused: string | null }

/** The state of the user's own text: being saved, or saved. */
export function DraftState({ task, state, refused }: DraftStateProps) {
  const { t } = useTranslation(['translationDesk', 'refusal'])
  const draft = savedDraft(task)
  const says =
    state === 'conflict'
      ? ''
      : refused !== null
        ? t('translationDesk:drafts.notSaved', { reason: t(`refusal:${refused as 'internal'}`) })
        : state !== 'same'
          ? t('translationDesk:drafts.saving')
          : draft
            ? t('translationDesk:drafts.saved', { at: formatTime(draft.at) })
            : ''
  return <span role="status">{says}</span>
}
