import { useInviteStaffMutation } from '@seriba/api/manager/staff'
import { useControl } from '@seriba/api/use-control'
import type { StaffView } from '@seriba/contracts/staff'
import { formatDate } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { useMessage } from '@seriba/forms/use-message'
import { Avatar } from '@seriba/ui/Avatar'
import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Tabs } from '@seriba/ui/Tabs'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useWide } from '@seriba/ui/use-wide'
import { KeyRound, LogOut, Pencil, Send } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { CorrectDialog } from '../dialogs/CorrectDialog.tsx'
import { SecurityDialogs, type SecurityQuestion } from '../dialogs/SecurityDialogs.tsx'
import { StaffRoleBadge, StateBadge } from '../shared/StaffBadges.tsx'
import { PersonAside } from './PersonAside.tsx'
import styles from './person.module.css'
import type { StaffPersonSlots } from './person-slots.ts'
import { RightsPart } from './RightsPart.tsx'

type PersonPartsProps = { person: StaffView; slots: StaffPersonSlots }

/** Head and parts of a colleague's page; the current part is in the address. */
export function PersonParts({ person, slots }: PersonPartsProps) {
  const { t } = useTranslation('staff')
  const [params, setParams] = useSearchParams()
  const mayReadAudit = useControl('auditPage')
  const [question, setQuestion] = useState<SecurityQuestion | null>(null)
  const [correcting, setCorrecting] = useState(false)
  const navigate = useNavigate()
  const panelId = useId()
  const wide = useWide()
  const readsAudit = slots.audit && mayReadAudit
  const tab = params.get('tab') === 'audit' && readsAudit ? 'audit' : 'rights'
  const open = (next: 'rights' | 'audit') => setParams(next === 'rights' ? {} : { tab: next })
  const theirClients = `/clients?manager=${person.userId}`
  useKeyActions({
    Digit1: () => open('rights'),
    Digit2: () => void navigate(theirClients),
    Digit3: () => readsAudit && open('audit'),
  })
  const items = [
    { value: 'rights' as const, label: t('person.rights'), count: '', at: 1 },
    ...(readsAudit ? [{ value: 'audit' as const, label: t('person.audit'), count: '', at: 3 }] : []),
  ]
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Avatar name={person.fullName} className={styles.avatar} />
        <div className={styles.who}>
          <div className={styles.name}>
            <h2>{person.fullName}</h2>
            <StaffRoleBadge role={person.staffRole} />
            <StateBadge state={person.state} />
          </div>
          <p className={styles.quiet}>
            {t('person.meta', {
              email: person.email,
              language: t(`languages.${person.language === 693 ? 'ru' : 'en'}`),
              date: formatDate(person.createdAt),
            })}
            {person.online && `, ${t('person.online')}`}
          </p>
        </div>
        <div className={styles.actions}>
          <Button size={wide ? 'md' : 'touch'} onClick={() => void navigate(theirClients)}>
            {t('person.theirClients')} <span className="num">{groupThousands(person.clients)}</span>{' '}
            {wide && <KeyCap aria-hidden>2</KeyCap>}
          </Button>
          {person.state !== 'closed' && person.locked === null && (
            <Button size={wide ? 'md' : 'touch'} icon={Pencil} onClick={() => setCorrecting(true)}>
              {t('correction.open')}
            </Button>
          )}
          <PersonActions person={person} onAsk={setQuestion} />
        </div>
      </header>
      <Tabs
        className={styles.tabs}
        label={t('person.tabs')}
        panelId={panelId}
        items={items.map(({ at, ...item }) => ({
          ...item,
          count: wide ? <KeyCap aria-hidden>{at}</KeyCap> : '',
        }))}
        value={tab}
        onChange={open}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`person.${tab}`)}>
        {tab === 'audit' ? (
          slots.audit?.({ userId: person.userId })
        ) : (
          <div className={styles.columns}>
            <RightsPart person={person} />
            <PersonAside person={person} onAsk={setQuestion} />
          </div>
        )}
      </div>
      {correcting && <CorrectDialog person={person} onClose={() => setCorrecting(false)} />}
      <SecurityDialogs question={question} onClose={() => setQuestion(null)} />
    </div>
  )
}

type PersonActionsProps = { person: StaffView; onAsk: (question: SecurityQuestion) => void }

/** What can be done about a colleague's login; those who have not accepted yet can be invited again. */
function PersonActions({ person, onAsk }: PersonActionsProps) {
  const { t } = useTranslation('staff')
  const [invite, { isLoading }] = useInviteStaffMutation()
  const { succeed } = useMessage()
  const size = useWide() ? 'md' : 'touch'
  const { userId, fullName, email, state } = person
  if (state === 'closed') return null
  if (state !== 'active')
    return (
      <Button
        size={size}
        icon={Send}
        busy={isLoading}
        onClick={async () => {
          const answer = await invite({ id: userId })
          if (!answer.error) succeed(t('invitation.sent', { email }))
        }}
      >
        {t('invitation.again')}
      </Button>
    )
  return (
    <>
      {person.twoStep && person.locked === null && (
        <Button
          size={size}
          icon={KeyRound}
          onClick={() => onAsk({ kind: 'reset', person: { userId, fullName } })}
        >
          {t('second.reset')}
        </Button>
      )}
      {person.sessions.length > 0 && person.locked === null && (
        <Button
          size={size}
          icon={LogOut}
          onClick={() => onAsk({ kind: 'out', person: { userId, fullName } })}
        >
          {t('sessions.outAll')}
        </Button>
      )}
    </>
  )
}
