import { type WebhookEventType, webhookEvents } from '@seriba/domain/webhooks/webhook-events'
import { Checkbox } from '@seriba/ui/Checkbox'
import { FieldError } from '@seriba/ui/Field'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import dialogStyles from '../../dialogs/dialogs.module.css'
import { eventText } from '../event-texts.ts'
import styles from './webhook-dialogs.module.css'

type EventChoiceProps = {
  value: readonly WebhookEventType[]
  error: string | undefined
  onChange: (events: WebhookEventType[]) => void
}

/** Events as sentences, each with the name that programs use. */
export function EventChoice({ value, error, onChange }: EventChoiceProps) {
  const { t } = useTranslation('webhooks')
  const id = useId()
  return (
    <fieldset className={`${dialogStyles.scopes} ${styles.events}`} aria-describedby={error ? id : undefined}>
      <legend>{t('form.events')}</legend>
      {webhookEvents.map((event) => (
        <Checkbox
          key={event}
          name="events"
          className={dialogStyles.scope}
          checked={value.includes(event)}
          aria-invalid={Boolean(error) || undefined}
          onChange={({ target }) =>
            onChange(
              webhookEvents.filter((other) => (other === event ? target.checked : value.includes(other))),
            )
          }
        >
          <code>{event}</code>
          <span>{t(`events.${eventText(event)}`)}</span>
        </Checkbox>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
