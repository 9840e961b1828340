import { serverNow } from '@seriba/api/server-clock'
import type { TranslationTask } from '@seriba/contracts/translations'
import { isWriting } from '@seriba/domain/translations/translation'
import { Avatar } from '@seriba/ui/Avatar'
import { useNow } from '@seriba/ui/use-now'
import { useTranslation } from 'react-i18next'
import { useDraftAuthor } from './use-draft-author.ts'

/** The initials of a colleague who is working on a lot. */
export function Writer({ task }: { task: TranslationTask }) {
  const { t } = useTranslation('translationDesk')
  const writer = useDraftAuthor(task)
  const now = useNow(15_000, serverNow)
  if (!writer) return null
  const says = t(isWriting(writer.at, now) ? 'drafts.writing' : 'drafts.by', { name: writer.name })
  return (
    <span title={says}>
      <Avatar name={writer.name} />
      <span className="visually-hidden">{says}</span>
    </span>
  )
}
