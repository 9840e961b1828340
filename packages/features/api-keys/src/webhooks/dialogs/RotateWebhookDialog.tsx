import { useRotateWebhookSecretMutation } from '@seriba/api/shared/webhooks'
import { type NewWebhook, rotateWebhookSecret, type Webhook } from '@seriba/contracts/webhooks'
import { rotationHours } from '@seriba/domain/api-keys/key-rules'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import { useTranslation } from 'react-i18next'
import { useDealer } from '../../dealer.ts'
import styles from '../../dialogs/dialogs.module.css'
import { useKeyRefusal } from '../../dialogs/use-key-refusal.ts'

type Hours = (typeof rotationHours)[number]
type RotateWebhookDialogProps = {
  webhook: Webhook
  onMade: (made: NewWebhook) => void
  onClose: () => void
}

/** Gives a webhook another secret, with time to change the program. */
export function RotateWebhookDialog({ webhook, onMade, onClose }: RotateWebhookDialogProps) {
  const { t } = useTranslation(['webhooks', 'apiKeys'])
  const dealer = useDealer()
  const [rotate] = useRotateWebhookSecretMutation()
  const form = useContractForm<typeof rotateWebhookSecret, { hours: `${Hours}` }>(rotateWebhookSecret, {
    defaults: { hours: '24' },
    explain: useKeyRefusal(),
    request: ({ hours }) => ({ ...dealer, id: webhook.id, oldWorksHours: Number(hours) as Hours }),
    onSubmit: async (asked) => onMade(await rotate(asked).unwrap()),
  })
  const hours = form.field('hours')
  return (
    <FormDialog
      form={form}
      title={t('webhooks:rotation.title', { name: webhook.name })}
      saveLabel={t('webhooks:rotation.submit')}
      onClose={onClose}
    >
      <p className={styles.quiet}>{t('webhooks:rotation.text')}</p>
      <RadioGroup
        label={t('webhooks:rotation.label')}
        value={hours.value}
        onChange={hours.onChange}
        options={rotationHours.map((count) => ({
          value: `${count}` as const,
          label: t(`apiKeys:rotation.hours.${count}`),
        }))}
      />
    </FormDialog>
  )
}
