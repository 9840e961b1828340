import { useCloseStaffSessionsMutation, useListStaffQuery } from '@seriba/api/manager/staff'
import type { StaffView } from '@seriba/contracts/staff'
import { deviceOf } from '@seriba/domain/access/device-of'
import { formatDate, formatRecent } from '@seriba/domain/format/date'
import { useMessage } from '@seriba/forms/use-message'
import { Badge } from '@seriba/ui/Badge'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { TextButton } from '@seriba/ui/TextLink'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseDialog } from '../dialogs/CloseDialog.tsx'
import type { SecurityQuestion } from '../dialogs/SecurityDialogs.tsx'
import styles from './person.module.css'

type PersonAsideProps = { person: StaffView; onAsk: (question: SecurityQuestion) => void }

/** Where a colleague is logged in, how they prove who they are, and how their account is closed. */
export function PersonAside({ person, onAsk }: PersonAsideProps) {
  const { t } = useTranslation('staff')
  const { userId, fullName } = person
  const free = person.locked === null
  return (
    <aside className={styles.aside} aria-label={t('second.title')}>
      <section>
        <div className={styles.sectionHead}>
          <h3>
            {t('sessions.title')} <span className={styles.quiet}>{person.sessions.length}</span>
          </h3>
          {free && person.sessions.length > 0 && (
            <TextButton
              className={styles.danger}
              onClick={() => onAsk({ kind: 'out', person: { userId, fullName } })}
            >
              {t('sessions.outAll')}
            </TextButton>
          )}
        </div>
        {person.sessions.length === 0 && <p className={styles.quiet}>{t('sessions.none')}</p>}
        <ul className={styles.sessions}>
          {person.sessions.map((session) => (
            <Session key={session.id} session={session} person={person} free={free} />
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('second.title')}</h3>
        <dl className={styles.facts}>
          <div>
            <dt>{t('second.method')}</dt>
            <dd>{t(person.twoStep ? 'second.app' : 'second.none')}</dd>
          </div>
          {person.twoStepSince && (
            <>
              <div>
                <dt>{t('second.codes')}</dt>
                <dd className="num-words">{t('second.codesLeft', { left: person.recoveryCodes })}</dd>
              </div>
              <div>
                <dt>{t('second.setUp')}</dt>
                <dd className="num">{formatDate(person.twoStepSince)}</dd>
              </div>
            </>
          )}
        </dl>
      </section>
      {person.state !== 'closed' && person.locked !== 'owners_only' && <ClosePart person={person} />}
    </aside>
  )
}

type SessionProps = { session: StaffView['sessions'][number]; person: StaffView; free: boolean }

function Session({ session, person, free }: SessionProps) {
  const { t } = useTranslation('staff')
  const [signOut, { isLoading }] = useCloseStaffSessionsMutation()
  const { succeed } = useMessage()
  const { browser, system } = deviceOf(session.userAgent)
  const device = [browser, system].filter(Boolean).join(', ') || t('sessions.unknown')
  return (
    <li className={styles.session}>
      <div>
        <p>
          <b>{device}</b> {session.online && <Badge tone="green">{t('sessions.now')}</Badge>}
        </p>
        <p className={`num ${styles.quiet}`}>
          {session.ip}, {formatRecent(session.lastSeen, new Date())}
        </p>
      </div>
      {free && (
        <TextButton
          disabled={isLoading}
          aria-label={`${t('sessions.out')}: ${device}`}
          onClick={async () => {
            const answer = await signOut({ id: person.userId, session: session.id })
            if (!answer.error) succeed(t('sessions.done', { name: person.fullName }))
          }}
        >
          {t('sessions.out')}
        </TextButton>
      )}
    </li>
  )
}

function ClosePart({ person }: { person: StaffView }) {
  const { t } = useTranslation('staff')
  const { data } = useListStaffQuery()
  const [closing, setClosing] = useState(false)
  const owners = data?.staff.filter(({ staffRole, state }) => staffRole === 'owner' && state === 'active')
  const isLast = person.staffRole === 'owner' && owners?.length === 1 && person.state === 'active'
  return (
    <section>
      <h3>{t('close.title')}</h3>
      {isLast ? (
        <Note tone="orange">{t('person.lastOwner', { name: person.fullName })}</Note>
      ) : (
        <>
          <p className={styles.quiet}>
            {person.clients > 0 ? t('close.text', { count: person.clients }) : t('close.alone')}
          </p>
          <Button variant="quiet-danger" onClick={() => setClosing(true)}>
            {t('close.open')}
          </Button>
        </>
      )}
      {closing && <CloseDialog person={person} onClose={() => setClosing(false)} />}
    </section>
  )
}
