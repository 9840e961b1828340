import type { ClientView } from '@seriba/contracts/client-view'
import type { Permissions } from '@seriba/domain/access/permissions'
import { type ClientFlagGroup, clientFlagGroups } from '@seriba/domain/clients/client-flags'
import { formatRecent } from '@seriba/domain/format/date'
import { PermissionTable } from '@seriba/ui/PermissionTable'
import { useTranslation } from 'react-i18next'
import type { AccessDraft } from './use-access-draft.ts'

type FlagTableProps = {
  group: ClientFlagGroup
  template: Permissions
  draft: AccessDraft
  /** The overrides, with their authors and times. */
  authors: ClientView['overriddenBy']
}

/** A client's permissions of one kind. */
export function FlagTable({ group, template, draft, authors }: FlagTableProps) {
  const { t } = useTranslation('clients')
  const texts = {
    inherit: t('access.asTemplate'),
    allow: t('access.allow'),
    deny: t('access.deny'),
    yes: t('access.yes'),
    no: t('access.no'),
  }
  return (
    <PermissionTable
      heads={{
        group: t(`access.groups.${group}`),
        flag: t('access.key'),
        template: t('access.template'),
        choice: t('access.ofClient'),
        result: t('access.result'),
      }}
      texts={texts}
      permissions={clientFlagGroups[group].map((flag) => {
        const [author, choice, changed] = [authors[flag], draft.choiceOf(flag), draft.isChanged(flag)]
        const theirs = draft.theirs(flag)
        return {
          flag,
          name: t(`access.flags.${flag}`),
          author:
            author && choice !== 'inherit' && !changed
              ? `${author.by ?? t('history.system')} ${formatRecent(author.at, new Date())}`
              : theirs && draft.describeTheirs(texts[theirs]),
          inTemplate: template[flag],
          choice,
          changed,
        }
      })}
      onChoose={draft.choose}
    />
  )
}
