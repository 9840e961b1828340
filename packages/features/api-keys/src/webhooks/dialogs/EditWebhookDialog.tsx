import { useCreateWebhookMutation, useUpdateWebhookMutation } from '@seriba/api/shared/webhooks'
import { createWebhook, type NewWebhook, type Webhook } from '@seriba/contracts/webhooks'
import { type WebhookEventType, webhookEvents } from '@seriba/domain/webhooks/webhook-events'
import { faultOfWebhookUrl, longestWebhookUrl } from '@seriba/domain/webhooks/webhook-url'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { useDealer } from '../../dealer.ts'
import { useKeyRefusal } from '../../dialogs/use-key-refusal.ts'
import { EventChoice } from './EventChoice.tsx'

type Values = { name: string; url: string; events: WebhookEventType[] }
type EditWebhookDialogProps = {
  /** Null for a new one. */
  webhook: Webhook | null
  onMade: (made: NewWebhook) => void
  onClose: () => void
}

/**
 * Asks where events should be sent, and which. Whether http:// is allowed is the operator’s choice, which the server
 * knows.
 */
export function EditWebhookDialog({ webhook, onMade, onClose }: EditWebhookDialogProps) {
  const { t } = useTranslation('webhooks')
  const [create] = useCreateWebhookMutation()
  const [update] = useUpdateWebhookMutation()
  const dealer = useDealer()
  const size = useWide() ? 'md' : 'touch'
  const form = useContractForm<typeof createWebhook, Values>(createWebhook, {
    defaults: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? 'https://',
      events: webhook?.events ?? [...webhookEvents],
    },
    explain: useKeyRefusal(),
    check: ({ name, url, events }) => {
      const fault = faultOfWebhookUrl(url, { privateHosts: true })
      return {
        ...(name.trim() === '' && { name: 'field_required' as const }),
        ...(fault && { url: fault }),
        ...(events.length === 0 && { events: 'field_required' as const }),
      }
    },
    onSubmit: async (asked) => {
      if (!webhook) return onMade(await create({ ...dealer, ...asked }).unwrap())
      await update({ ...dealer, ...asked, id: webhook.id }).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={webhook ? t('form.editTitle', { name: webhook.name }) : t('form.newTitle')}
      saveLabel={t(webhook ? 'form.save' : 'form.create')}
      onClose={onClose}
    >
      <TextField
        label={t('form.name')}
        help={t('form.nameHint')}
        size={size}
        maxLength={60}
        autoComplete="off"
        {...form.text('name')}
      />
      <TextField
        label={t('form.url')}
        help={t('form.urlHint')}
        size={size}
        type="url"
        inputMode="url"
        maxLength={longestWebhookUrl}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...form.text('url')}
      />
      <EventChoice {...form.field('events')} />
    </FormDialog>
  )
}
