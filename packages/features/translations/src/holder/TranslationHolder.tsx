import { useActor } from '@seriba/api/use-actor'
import type { TranslationTask } from '@seriba/contracts/translations'
import { formatDateTime } from '@seriba/domain/format/date'
import { Avatar } from '@seriba/ui/Avatar'
import { Note } from '@seriba/ui/Note'
import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWriter } from '../drafts/use-writer.ts'

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

/** The initials of the manager who has a translation, also where it is oneself. */
export function TranslationHolder({ task }: { task: TranslationTask }) {
  const holder = useHolder(task)
  const writer = useWriter(task)
  // The name of a writer is there already.
  if (!holder || writer?.name === holder.name) return null
  return (
    <span title={holder.says}>
      <Avatar name={holder.name} />
      <span className="visually-hidden">{holder.says}</span>
    </span>
  )
}

/** That a colleague has the translation, for others who would begin it as well. */
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
