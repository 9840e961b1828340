import type { UserDetail } from '@seriba/contracts/user'
import { isManager } from '@seriba/domain/access/actor'
import { formatPhone } from '@seriba/domain/format/phone'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountries } from '../phone/use-countries.ts'
import { Facts } from './Facts.tsx'
import { PersonalForm } from './PersonalForm.tsx'
import { Section } from './Section.tsx'

/**
 * What the company knows about a person; they change it themselves, except for the email address they log in with.
 */
export function PersonalPart({ detail }: { detail: UserDetail }) {
  const { t } = useTranslation(['account', 'common'])
  const [editing, setEditing] = useState(false)
  const [saved, setSaved] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  // The form replaces the button: the focus moves into it, and returns afterwards.
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus()
    wasEditing.current = editing
  }, [editing])
  const country = useCountries().find(({ value }) => value === detail.countryId)

  function edit() {
    setSaved(false)
    setEditing(true)
  }

  return (
    <Section
      title={t('account:profile.personal')}
      text={t(isManager(detail) ? 'account:profile.personalStaffText' : 'account:profile.personalText')}
      action={
        !editing && (
          <Button ref={editButton} icon={Pencil} size="sm" onClick={edit}>
            {t('common:actions.edit')}
          </Button>
        )
      }
    >
      {saved && (
        <Note tone="green" role="status">
          {t('account:profile.saved')}
        </Note>
      )}
      {editing ? (
        <PersonalForm
          detail={detail}
          onCancel={() => setEditing(false)}
          onSaved={() => {
            setEditing(false)
            setSaved(true)
          }}
        />
      ) : (
        <Facts
          facts={[
            [t('account:profile.name'), detail.fullName],
            [t('account:profile.email'), detail.email],
            [t('account:profile.mobile'), formatPhone(detail.mobile)],
            [t('account:profile.officePhone'), formatPhone(detail.officePhone)],
            [t('account:profile.company'), detail.company || '-'],
            [t('account:profile.city'), detail.city || '-'],
            [t('account:profile.country'), country?.label ?? '-'],
            [t('account:profile.address'), detail.address || '-'],
          ]}
        />
      )}
    </Section>
  )
}
