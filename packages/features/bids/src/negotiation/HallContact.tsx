import { useUpdateHallContactMutation } from '@seriba/api/manager/negotiations'
import { updateHallContact } from '@seriba/contracts/negotiations'
import { negotiationBounds } from '@seriba/domain/bids/negotiation'
import { FormFailure } from '@seriba/forms/FormFailure'
import { leftByEscape } from '@seriba/forms/left-by-escape'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useUnsaved } from '@seriba/forms/use-unsaved'
import { Button } from '@seriba/ui/Button'
import { TextField } from '@seriba/ui/TextField'
import { useReturnFocus } from '@seriba/ui/use-return-focus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './desk-negotiations.module.css'

type HallContactProps = { bidId: number; hall: string; contact: string }

/** Whom to call at the hall, with a form for entering it. */
export function HallContact({ bidId, hall, contact }: HallContactProps) {
  const { t } = useTranslation('negotiationDesk')
  const [isEdited, setEdited] = useState(false)
  const editButton = useReturnFocus(isEdited)
  if (isEdited)
    return <ContactForm bidId={bidId} hall={hall} contact={contact} onDone={() => setEdited(false)} />
  return (
    <p className={styles.contact}>
      <span>{contact ? t('contact.who', { contact, hall }) : t('contact.none', { hall })}</span>
      <Button ref={editButton} variant="ghost" size="sm" onClick={() => setEdited(true)}>
        {t(contact ? 'contact.change' : 'contact.add')}
      </Button>
    </p>
  )
}

function ContactForm({ bidId, hall, contact, onDone }: HallContactProps & { onDone: () => void }) {
  const { t } = useTranslation(['negotiationDesk', 'common'])
  const [save] = useUpdateHallContactMutation()
  const form = useContractForm<typeof updateHallContact, { contact: string }>(updateHallContact, {
    defaults: { contact },
    request: (values) => ({ bidId, contact: values.contact.trim() }),
    onSubmit: async (request) => {
      await save(request).unwrap()
      onDone()
    },
  })
  const { leave, guard } = useUnsaved(form.dirty, { survivesQuery: true, saving: form.busy })
  return (
    <form
      {...form.props}
      className={styles.form}
      aria-label={t('contact.label', { hall })}
      {...leftByEscape(() => leave(onDone))}
    >
      {guard}
      <FormFailure form={form} />
      <TextField
        autoFocus
        label={t('contact.label', { hall })}
        placeholder={t('contact.example')}
        size="sm"
        maxLength={negotiationBounds.contact}
        {...form.text('contact')}
        error={form.errorOf('contact')}
      />
      <div className={styles.pair}>
        <Button size="sm" onClick={() => leave(onDone)}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" size="sm" busy={form.busy}>
          {t('common:actions.save')}
        </Button>
      </div>
    </form>
  )
}
