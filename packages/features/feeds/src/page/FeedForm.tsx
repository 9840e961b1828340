import { useCreateFeedMutation, useUpdateFeedMutation } from '@seriba/api/manager/feeds'
import { createFeed, type Feed } from '@seriba/contracts/feeds'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { TextField } from '@seriba/ui/TextField'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FeedKey } from './FeedKey.tsx'
import styles from './feeds.module.css'

type FeedFormProps = { feed?: Feed; onClose: () => void }

/** Names a feed and says how often it comes in; a new one gets a key, which is shown only this once. */
export function FeedForm({ feed, onClose }: FeedFormProps) {
  const { t } = useTranslation(['feeds', 'common', 'refusal'])
  const [create] = useCreateFeedMutation()
  const [update] = useUpdateFeedMutation()
  const id = useId()
  const [key, setKey] = useState<string | null>(null)
  const form = useContractForm<typeof createFeed, { name: string; everyMinutes: string }>(createFeed, {
    defaults: { name: feed?.name ?? '', everyMinutes: feed?.everyMinutes?.toString() ?? '' },
    check: ({ name }) => (name.trim() === '' ? { name: 'field_required' } : {}),
    explain: (code) => t(`refusal:${code}`),
    request: ({ name, everyMinutes }) => ({
      name: name.trim(),
      everyMinutes: everyMinutes.trim() === '' ? null : Number(everyMinutes),
    }),
    async onSubmit(request) {
      if (!feed) return setKey((await create(request).unwrap()).key)
      await update({ id: feed.id, paused: feed.paused, ...request }).unwrap()
      onClose()
    },
  })
  if (key !== null) return <FeedKey feedKey={key} onClose={onClose} />
  return (
    <Dialog
      isOpen
      size="sm"
      title={feed ? t('feeds:form.edit') : t('feeds:form.create')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={id} busy={form.busy}>
            {feed ? t('common:actions.save') : t('feeds:form.createFeed')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className={styles.form}>
        <FormFailure form={form} />
        <TextField {...form.text('name')} label={t('feeds:form.name')} maxLength={60} autoFocus />
        <TextField
          {...form.text('everyMinutes')}
          label={t('feeds:form.every')}
          help={t('feeds:form.everyHelp')}
          inputMode="numeric"
          suffix={t('feeds:form.minutes')}
        />
      </form>
    </Dialog>
  )
}
