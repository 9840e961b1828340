import { useRemindOwedMutation } from '@seriba/api/manager/receivables'
import { useLazyViewStatementQuery } from '@seriba/api/shared/receivables'
import { useControl } from '@seriba/api/use-control'
import type { Output } from '@seriba/contracts/contract'
import type { viewOwedClient } from '@seriba/contracts/month-end'
import { formatDate } from '@seriba/domain/format/date'
import { inTab } from '@seriba/forms/in-tab'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import { TextLink } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './owed.module.css'
import { useMonthName } from './use-month-name.ts'

type Person = { id: number; name: string }

/** Emails a client what they still have to pay. */
export function useRemind() {
  const { t } = useTranslation('paymentsDesk')
  const [remind, { isLoading }] = useRemindOwedMutation()
  const { succeed, fail } = useMessage()
  const run = async ({ id, name }: Person) => {
    try {
      await remind({ userId: id }).unwrap()
      succeed(t('owed.remindDone', { name }))
    } catch (error) {
      fail(error)
    }
  }
  return { remind: run, reminding: isLoading }
}

/** Shows a client’s monthly statement in a separate tab. */
export function useShowStatement(month: string) {
  const [ask] = useLazyViewStatementQuery()
  const { fail } = useMessage()
  return (userId: number) => inTab(async () => (await ask({ userId, month }).unwrap()).url).catch(fail)
}

/** A client’s statement, a reminder, and closing their bidding. */
export function OwedActions({ owed }: { owed: Output<typeof viewOwedClient> }) {
  const { t } = useTranslation('paymentsDesk')
  const wide = useWide()
  const size = wide ? 'sm' : 'touch'
  const reminds = useControl('paymentEntry')
  const { client, statement, biddingAllowed } = owed
  const { remind, reminding } = useRemind()
  const show = useShowStatement(statement.month)
  const { withYear } = useMonthName(statement.month)
  return (
    <>
      <h3>{t('owed.statementOfMonth', { month: withYear })}</h3>
      <div className={styles.statement}>
        <span className={styles.quiet}>
          {statement.sentAt
            ? t('owed.statementSent', { day: formatDate(statement.sentAt), email: client.email })
            : t(statement.wanted ? 'owed.statementWanted' : 'owed.statementUnwanted', {
                email: client.email,
              })}
        </span>
        <Button size={size} onClick={() => void show(client.id)}>
          {t('owed.preview')}
        </Button>
      </div>
      <div className={styles.statement}>
        {reminds && (
          <Button
            size={size}
            icon={Send}
            busy={reminding}
            disabled={owed.open.length === 0}
            onClick={() => void remind(client)}
          >
            {t('owed.remind')} {wide && <KeyCap aria-hidden>R</KeyCap>}
          </Button>
        )}
        {biddingAllowed && (
          <TextLink
            className={styles.stop}
            render={(props) => <Link {...props} to={`/clients/${client.id}?tab=access`} />}
          >
            {t('owed.stopBidding')}
          </TextLink>
        )}
      </div>
    </>
  )
}
