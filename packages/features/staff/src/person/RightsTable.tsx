import type { StaffView } from '@seriba/contracts/staff'
import { staffRights } from '@seriba/domain/access/staff-rights'
import { formatRecent } from '@seriba/domain/format/date'
import { PermissionTable } from '@seriba/ui/PermissionTable'
import { useTranslation } from 'react-i18next'
import type { RightsDraft } from './use-rights-draft.ts'

type RightsTableProps = {
  group: keyof typeof staffRights
  person: StaffView
  draft: RightsDraft
  locked: boolean
}

/** A colleague's rights of one kind. */
export function RightsTable({ group, person, draft, locked }: RightsTableProps) {
  const { t } = useTranslation('staff')
  const texts = {
    inherit: t('person.choice.role'),
    allow: t('person.choice.allow'),
    deny: t('person.choice.deny'),
    yes: t('person.yes'),
    no: t('person.no'),
  }
  return (
    <PermissionTable
      heads={{
        group: t(`groups.${group}`),
        flag: t('person.key'),
        template: t(`roles.${draft.role}`),
        choice: person.fullName,
        result: t('person.result'),
      }}
      texts={texts}
      permissions={staffRights[group].map((right) => {
        const [author, choice, changed] = [
          person.overriddenBy[right],
          draft.choiceOf(right),
          draft.isChanged(right),
        ]
        const theirs = draft.theirs(right)
        return {
          flag: right,
          name: t(`rights.${right}`),
          author:
            author && choice !== 'inherit' && !changed
              ? `${author.by} ${formatRecent(author.at, new Date())}`
              : theirs && draft.describeTheirs(texts[theirs]),
          inTemplate: draft.inRole(right),
          choice,
          changed,
        }
      })}
      onChoose={locked ? undefined : draft.choose}
    />
  )
}
