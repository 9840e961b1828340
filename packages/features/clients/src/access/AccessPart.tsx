import type { ClientView } from '@seriba/contracts/client-view'
import {
  type ClientFlagGroup,
  clientFlagGroups,
  permissionTemplateFor,
} from '@seriba/domain/clients/client-flags'
import { clientRoleOf } from '@seriba/domain/clients/client-roles'
import { ReasonBar } from '@seriba/forms/ReasonBar'
import { useUnsaved } from '@seriba/forms/use-unsaved'
import { TextButton } from '@seriba/ui/TextLink'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SecurityFacts } from '../sessions/SecurityFacts.tsx'
import { SessionList } from '../sessions/SessionList.tsx'
import styles from './access.module.css'
import { CloseAccount } from './CloseAccount.tsx'
import { DeletionSection } from './DeletionSection.tsx'
import { FlagTable } from './FlagTable.tsx'
import { RoleSelect } from './RoleSelect.tsx'
import { useAccessDraft } from './use-access-draft.ts'

type AccessPartProps = {
  client: ClientView
  /** How they log in; provided by another feature. */
  security?: ReactNode
}

/** What a client may do: their kind, its template, and where they differ from it. */
export function AccessPart({ client, security }: AccessPartProps) {
  const { t } = useTranslation('clients')
  const draft = useAccessDraft(client)
  const { guard } = useUnsaved(draft.changes > 0, { saving: draft.form.busy })
  const template = permissionTemplateFor(clientRoleOf(client.detail.roleId))
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div className={styles.top}>
          <RoleSelect client={client} onChanged={draft.reset} />
          <p className={styles.summary}>
            {draft.overridden === 0 ? (
              t('access.allOfTemplate')
            ) : (
              <>
                <b>{t('access.overrides', { count: draft.overridden })}</b>, {t('access.ofTemplate')}
              </>
            )}
          </p>
          {draft.overridden > 0 && <TextButton onClick={draft.clear}>{t('access.clear')}</TextButton>}
        </div>
        {(Object.keys(clientFlagGroups) as ClientFlagGroup[]).map((group) => (
          <FlagTable
            key={group}
            group={group}
            template={template}
            draft={draft}
            authors={client.overriddenBy}
          />
        ))}
        {draft.changes > 0 && (
          <ReasonBar
            form={draft.form}
            unsaved={t('access.unsaved', { count: draft.changes })}
            reasonLabel={t('limits.reason')}
            reason={draft.form.text('reason')}
            discardLabel={t('access.reset')}
            onDiscard={draft.reset}
            failure={draft.form.failure ?? draft.form.errorOf('permissions')}
          />
        )}
        {guard}
      </div>
      <aside className={styles.aside} aria-label={t('access.meaning')}>
        <section>
          <h3>{t('access.meaning')}</h3>
          <p>{t('access.meaningText')}</p>
        </section>
        <SessionList userId={client.detail.userId} name={client.detail.fullName} />
        <SecurityFacts userId={client.detail.userId} twoStepSince={client.detail.twoStepSince}>
          {security}
        </SecurityFacts>
        <CloseAccount client={client} onChanged={draft.reset} />
        <DeletionSection client={client} />
      </aside>
    </div>
  )
}
