import { staffRoles } from '@seriba/domain/access/staff-roles'
import { AddButton } from '@seriba/ui/AddButton'
import { Button } from '@seriba/ui/Button'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { NextButton } from './NextButton.tsx'
import styles from './setting-up.module.css'
import { useInvitations } from './use-invitations.ts'

type ColleaguesStepProps = { onBack: () => void; onNext: (invited: number) => void }

/** The other colleagues, one per line. A refusal is shown next to its field, and the other lines are sent. */
export function ColleaguesStep({ onBack, onNext }: ColleaguesStepProps) {
  const { t } = useTranslation('staff')
  const size = useWide() ? 'md' : 'touch'
  const { rows, edit, add, send, busy, filled } = useInvitations(onNext)
  return (
    <form
      className={styles.form}
      data-wide
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className={styles.body}>
        <h2>{t('settingUp.colleagues')}</h2>
        <p className={styles.text}>{t('settingUp.colleaguesText')}</p>
        {rows.map((row, at) => (
          <fieldset key={row.key} className={styles.row} disabled={row.sent}>
            <legend className="visually-hidden">{t('settingUp.row', { at: at + 1 })}</legend>
            <TextField
              label={t('invitation.email')}
              type="email"
              maxLength={200}
              value={row.email}
              error={row.errors.email}
              onChange={({ target }) => edit(at, { email: target.value })}
            />
            <TextField
              label={t('invitation.name')}
              maxLength={200}
              value={row.fullName}
              error={row.errors.fullName}
              onChange={({ target }) => edit(at, { fullName: target.value })}
            />
            <Select
              label={t('invitation.role')}
              options={staffRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
              value={row.staffRole}
              onChange={(staffRole) => edit(at, { staffRole })}
            />
          </fieldset>
        ))}
        <div>
          <AddButton size={size} onAdd={add}>
            {t('settingUp.add')}
          </AddButton>
        </div>
      </div>
      <div className={styles.actions}>
        <Button size={size} variant="ghost" className={styles.back} onClick={onBack}>
          {t('settingUp.back')}
        </Button>
        <Button size={size} variant="ghost" onClick={() => onNext(0)}>
          {t('settingUp.later')}
        </Button>
        <NextButton busy={busy}>{t(filled > 0 ? 'settingUp.invite' : 'settingUp.next')}</NextButton>
      </div>
    </form>
  )
}
