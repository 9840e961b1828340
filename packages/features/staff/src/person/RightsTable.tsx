import type { StaffView } from '@seriba/contracts/staff'
import { type StaffRight, staffRights } from '@seriba/domain/access/staff-roles'
import { formatRecent } from '@seriba/domain/format/date'
import { Icon } from '@seriba/ui/Icon'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { useWide } from '@seriba/ui/use-wide'
import { Check } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './rights.module.css'
import type { Choice, RightsDraft } from './use-rights-draft.ts'

type RightsTableProps = {
  group: keyof typeof staffRights
  person: StaffView
  draft: RightsDraft
  locked: boolean
}

/** Rights of one kind: what the role says, what is said of this person, and what comes of it. */
export function RightsTable({ group, person, draft, locked }: RightsTableProps) {
  const { t } = useTranslation('staff')
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(`groups.${group}`)}</th>
          <th scope="col" className={styles.key}>
            {t('person.key')}
          </th>
          <th scope="col" className={styles.mark}>
            {t(`roles.${draft.role}`)}
          </th>
          {!locked && (
            <th scope="col" className={styles.choice}>
              {person.fullName}
            </th>
          )}
          <th scope="col" className={styles.mark}>
            {t('person.result')}
          </th>
        </tr>
      </thead>
      <tbody>
        {staffRights[group].map((right) => (
          <RightRow key={right} right={right} person={person} draft={draft} locked={locked} />
        ))}
      </tbody>
    </table>
  )
}

const keys: Partial<Record<string, Choice>> = { a: 'allow', d: 'deny', Backspace: 'role' }

type RightRowProps = Omit<RightsTableProps, 'group'> & { right: StaffRight }

function RightRow({ right, person, draft, locked }: RightRowProps) {
  const { t } = useTranslation('staff')
  const wide = useWide()
  const choice = draft.choiceOf(right)
  const author = person.overriddenBy[right]
  const name = t(`rights.${right}`)

  function press(event: KeyboardEvent) {
    const chosen = keys[event.key]
    if (locked || !chosen || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    draft.choose(right, chosen)
  }

  return (
    <tr
      data-overridden={choice !== 'role' || undefined}
      data-changed={draft.isChanged(right) || undefined}
      onKeyDown={press}
    >
      <th scope="row">
        {name}
        {author && choice !== 'role' && !draft.isChanged(right) && (
          <small className="num">
            {author.by} {formatRecent(author.at, new Date())}
          </small>
        )}
      </th>
      <td className={styles.key}>{right}</td>
      <td className={styles.mark}>
        <Mark on={draft.inRole(right)} />
      </td>
      {!locked && (
        <td className={styles.choice}>
          <SegmentedControl
            label={name}
            size={wide ? 'sm' : 'touch'}
            options={[
              { value: 'role', label: t('person.choice.role') },
              { value: 'allow', label: t('person.choice.allow') },
              { value: 'deny', label: t('person.choice.deny') },
            ]}
            value={choice}
            onChange={(next) => draft.choose(right, next)}
          />
        </td>
      )}
      <td className={styles.mark}>
        <Mark on={draft.result(right)} />
      </td>
    </tr>
  )
}

function Mark({ on }: { on: boolean }) {
  const { t } = useTranslation('staff')
  return (
    <>
      {on ? <Icon icon={Check} size={14} /> : <span aria-hidden>-</span>}
      <span className="visually-hidden">{t(on ? 'person.yes' : 'person.no')}</span>
    </>
  )
}
