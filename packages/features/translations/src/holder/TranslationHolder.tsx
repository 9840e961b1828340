import { useActor } from '@seriba/api/use-actor'
import type { TranslationTask } from '@seriba/contracts/translations'
import { formatDateTime } from '@seriba/domain/format/date'
import { Avatar } from '@seriba/ui/Avatar'
import { Note } from '@seriba/ui/Note'
import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDraftAuthor } from '../drafts/use-draft-author.ts'

function useHolder({ holder }: TranslationTask) {
  const { t } = useTranslation('translationDesk')
  const actor = useActor()
  if (!holder) return null
  const isMine = holder.id === actor?.userId
  return {
    ...holder,
    isMine,
    says: isMine ? t('handOver.mine') : t('handOver.theirs', { name: holder.name }),
  }
}

/** The initials of the manager who has a translation, even if it is the user. */
export function TranslationHolder({ task }: { task: TranslationTask }) {
  const holder = useHolder(task)
  const writer = useDraftAuthor(task)
  // A writer's name is already there.
  if (!holder || writer?.name === holder.name) return null
  return (
    <span title={holder.says}>
      <Avatar name={holder.name} />
      <span className="visually-hidden">{holder.says}</span>
    </span>
  )
}

/** A note that a colleague has the translation, for others who might start it, too. */
export function HolderNote({ task }: { task: TranslationTask }) {
  const { t } = useTranslation('translationDesk')
  const holder = useHolder(task)
  if (!holder || holder.isMine) return null
  return (
    <Note tone="blue" icon={UserRound} role="status">
      {t('handOver.since', { name: holder.name, at: formatDateTime(holder.since) })}
    </Note>
  )
}
