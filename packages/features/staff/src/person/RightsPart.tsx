import type { StaffView } from '@seriba/contracts/staff'
import { allStaffRights, staffRights } from '@seriba/domain/access/staff-rights'
import { staffRoles } from '@seriba/domain/access/staff-roles'
import { ReasonBar } from '@seriba/forms/ReasonBar'
import { useUnsaved } from '@seriba/forms/use-unsaved'
import { Badge } from '@seriba/ui/Badge'
import { Note } from '@seriba/ui/Note'
import { Select } from '@seriba/ui/Select'
import { TextButton } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import styles from './person.module.css'
import { RightsTable } from './RightsTable.tsx'
import { useRightsDraft } from './use-rights-draft.ts'

const groups = Object.keys(staffRights) as (keyof typeof staffRights)[]

/** A colleague's role and rights, read-only for those who may not change them. */
export function RightsPart({ person }: { person: StaffView }) {
  const { t } = useTranslation('staff')
  const draft = useRightsDraft(person)
  const { form } = draft
  const { guard } = useUnsaved(draft.changes > 0, { saving: form.busy })
  const locked = person.locked !== null || person.state === 'closed'
  const differing = allStaffRights.filter((right) => draft.choiceOf(right) !== 'inherit')
  return (
    <div className={styles.main}>
      {person.locked && (
        <Note>{t(person.locked === 'own_rights' ? 'person.ownRights' : 'person.ownersOnly')}</Note>
      )}
      <div className={styles.roleLine}>
        {locked ? (
          <p>
            {t('person.role')}: <Badge>{t(`roles.${person.staffRole}`)}</Badge>
          </p>
        ) : (
          <Select
            className={styles.role}
            label={t('person.role')}
            options={staffRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
            help={draft.theirRole && draft.describeTheirs(t(`roles.${draft.theirRole}`))}
            {...form.field('staffRole')}
            value={draft.role}
          />
        )}
        <p className={styles.summary}>
          {differing.length === 0 ? (
            t('person.asRole')
          ) : (
            <>
              <b>{t('person.differ', { count: differing.length })}</b> {t('person.ofRole')}
            </>
          )}
        </p>
        {!locked && differing.length > 0 && (
          <TextButton className={styles.reset} onClick={() => draft.clear(allStaffRights)}>
            {t('person.reset')}
          </TextButton>
        )}
      </div>
      {groups.map((group) => (
        <RightsTable key={group} group={group} person={person} draft={draft} locked={locked} />
      ))}
      {draft.changes > 0 && (
        <ReasonBar
          form={form}
          unsaved={t('person.changes', { count: draft.changes })}
          reasonLabel={t('person.reason')}
          reason={form.text('reason')}
          discardLabel={t('person.discard')}
          onDiscard={draft.reset}
          failure={form.failure ?? form.errorOf('permissions') ?? form.errorOf('staffRole')}
        >
          <p className={styles.quiet}>{t('person.text', { name: person.fullName })}</p>
        </ReasonBar>
      )}
      {guard}
    </div>
  )
}
