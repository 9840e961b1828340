import { useHandOverTranslationMutation } from '@seriba/api/manager/translations'
import { useActor } from '@seriba/api/use-actor'
import type { TranslationIndex, TranslationTask } from '@seriba/contracts/translations'
import { useMessage } from '@seriba/forms/use-message'
import { IconButton } from '@seriba/ui/IconButton'
import { Menu } from '@seriba/ui/Menu'
import { UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export type Colleagues = TranslationIndex['colleagues']

const nobody = 0

/** Takes a translation, assigns it to a colleague, or releases it to everyone. */
export function HandOver({ task, colleagues }: { task: TranslationTask; colleagues: Colleagues }) {
  const { t } = useTranslation('translationDesk')
  const me = useActor()?.userId
  const [handOver, { isLoading }] = useHandOverTranslationMutation()
  const { succeed, fail } = useMessage()
  if (task.status !== 'waiting') return null
  const { carId, type, holder } = task
  const from = holder?.id ?? nobody
  const others = colleagues.filter(({ id }) => id !== me)

  function give(colleagueId: number) {
    if (colleagueId === from) return
    const name = colleagues.find(({ id }) => id === colleagueId)?.name ?? ''
    const done =
      colleagueId === me
        ? t('handOver.taken')
        : t(colleagueId === nobody ? 'handOver.returned' : 'handOver.given', { name })
    handOver({ carId, type, colleagueId, from })
      .unwrap()
      .then(() => succeed(done), fail)
  }
  return (
    <Menu
      label={t('handOver.title')}
      placement="top start"
      selected={String(from)}
      trigger={<IconButton icon={UserPlus} label={t('handOver.title')} busy={isLoading} />}
      onAction={(id) => give(Number(id))}
      sections={[
        {
          id: 'all',
          items: [
            { id: String(me), label: t('handOver.me') },
            { id: String(nobody), label: t('handOver.nobody') },
          ],
        },
        {
          id: 'colleagues',
          label: t('handOver.colleagues'),
          items: others.map(({ id, name }) => ({ id: String(id), label: name })),
        },
      ].filter(({ items }) => items.length > 0)}
    />
  )
}
