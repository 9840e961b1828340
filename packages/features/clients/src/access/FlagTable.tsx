import type { ClientView } from '@seriba/contracts/client-view'
import type { Permissions } from '@seriba/domain/access/permissions'
import { type ClientFlag, type ClientFlagGroup, clientFlagGroups } from '@seriba/domain/clients/client-flags'
import { formatRecent } from '@seriba/domain/format/date'
import { Icon } from '@seriba/ui/Icon'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { useWide } from '@seriba/ui/use-wide'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './access.module.css'
import type { AccessDraft } from './use-access-draft.ts'

type FlagTableProps = {
  group: ClientFlagGroup
  template: Permissions
  draft: AccessDraft
  /** Who has overridden what, and when. */
  authors: ClientView['overriddenBy']
}

/** Permissions of one kind: what the template says, what is said of this client, and what comes of it. */
export function FlagTable({ group, template, draft, authors }: FlagTableProps) {
  const { t } = useTranslation('clients')
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(`access.groups.${group}`)}</th>
          <th scope="col" className={styles.key}>
            {t('access.key')}
          </th>
          <th scope="col" className={styles.mark}>
            {t('access.template')}
          </th>
          <th scope="col" className={styles.choice}>
            {t('access.ofClient')}
          </th>
          <th scope="col" className={styles.mark}>
            {t('access.result')}
          </th>
        </tr>
      </thead>
      <tbody>
        {clientFlagGroups[group].map((flag) => (
          <FlagRow key={flag} flag={flag} template={template[flag]} draft={draft} author={authors[flag]} />
        ))}
      </tbody>
    </table>
  )
}

type FlagRowProps = {
  flag: ClientFlag
  template: boolean
  draft: AccessDraft
  author: ClientView['overriddenBy'][ClientFlag]
}

function FlagRow({ flag, template, draft, author }: FlagRowProps) {
  const { t } = useTranslation('clients')
  const wide = useWide()
  const choice = draft.choiceOf(flag)
  const name = t(`access.flags.${flag}`)
  return (
    <tr
      data-overridden={choice !== 'template' || undefined}
      data-changed={draft.isChanged(flag) || undefined}
    >
      <th scope="row">
        {name}
        {author && choice !== 'template' && !draft.isChanged(flag) && (
          <small className="num">
            {author.by ?? t('history.system')} {formatRecent(author.at, new Date())}
          </small>
        )}
      </th>
      <td className={styles.key}>{flag}</td>
      <td className={styles.mark}>
        <Mark on={template} />
      </td>
      <td className={styles.choice}>
        <SegmentedControl
          label={name}
          size={wide ? 'sm' : 'touch'}
          options={[
            { value: 'template', label: t('access.asTemplate') },
            { value: 'allow', label: t('access.allow') },
            { value: 'deny', label: t('access.deny') },
          ]}
          value={choice}
          onChange={(next) => draft.choose(flag, next)}
        />
      </td>
      <td className={styles.mark}>
        <Mark on={choice === 'template' ? template : choice === 'allow'} />
      </td>
    </tr>
  )
}

function Mark({ on }: { on: boolean }) {
  const { t } = useTranslation('clients')
  return (
    <>
      {on ? <Icon icon={Check} size={14} /> : <span aria-hidden>-</span>}
      <span className="visually-hidden">{t(on ? 'access.yes' : 'access.no')}</span>
    </>
  )
}
