import { serverNow } from '@seriba/api/server-clock'
import type { AccountPaper, BuyerDashboard } from '@seriba/contracts/dashboard'
import { formatDay } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { jstDay } from '@seriba/domain/time/jst'
import { Icon } from '@seriba/ui/Icon'
import { TextLink } from '@seriba/ui/TextLink'
import { FileText, type LucideIcon, MessageSquare, ReceiptJapaneseYen, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from '../page/dashboard.module.css'
import { Part } from './Part.tsx'

type Item = {
  key: string
  icon: LucideIcon
  title: string
  text: string
  act: string
  name: string
  to: string
}

/**
 * What a buyer has to do: the deposit and negative balances first, then documents, and people waiting for an answer.
 */
export function WaitingTasks({ board, list }: { board: BuyerDashboard; list: string }) {
  const { t } = useTranslation(['dashboard', 'common'])
  const { balanceInfo, chats, deposit, papers, accountPapers } = board
  const look = (key: string, title: string, balance: number, to: string, rest = ''): Item => ({
    key,
    icon: TriangleAlert,
    title,
    text: [formatBalance(balance), rest].filter(Boolean).join(', '),
    act: t('dashboard:waiting.look'),
    name: `${t('dashboard:waiting.look')}: ${title}`,
    to,
  })
  const overdrawn =
    board.role === 'dealer' ? board.clients.filter(({ own, balance }) => !own && balance < 0) : []
  const pay = (title: string, text: string, act: string): Item => ({
    key: 'deposit',
    icon: ReceiptJapaneseYen,
    title,
    text,
    act,
    name: `${act}: ${title}`,
    to: '/balance',
  })
  const ofAccount = ({ type, dueOn, validUntil }: AccountPaper): Item => {
    const title = t(`dashboard:waiting.accountPapers.${type}`)
    const end = validUntil !== null && formatDay(validUntil)
    const ended = validUntil !== null && validUntil < jstDay(serverNow())
    return {
      key: `account-${type}-${validUntil}`,
      icon: FileText,
      title,
      text: end
        ? t(ended ? 'dashboard:waiting.wasValidUntil' : 'dashboard:waiting.validUntil', { day: end })
        : dueOn
          ? t('dashboard:waiting.dueOn', { day: formatDay(dueOn) })
          : t('dashboard:waiting.askedFor'),
      act: t('dashboard:waiting.send'),
      name: `${t('dashboard:waiting.send')}: ${title}`,
      to: '/profile?tab=account',
    }
  }
  const deposits = deposit.waiting
    ? [
        pay(
          t('dashboard:waiting.depositComes'),
          `${formatBalance(deposit.waiting.amount)}, ${deposit.waiting.reference}`,
          t('dashboard:waiting.look'),
        ),
      ]
    : deposit.wanted !== null
      ? [pay(t('dashboard:waiting.deposit'), formatBalance(deposit.wanted), t('dashboard:waiting.pay'))]
      : []
  const items: Item[] = [
    ...deposits,
    ...(balanceInfo.balance < 0
      ? [look('own', t('dashboard:waiting.ownBalance'), balanceInfo.balance, '/balance')]
      : []),
    ...overdrawn.map(({ id, name, balance, liveBids }) =>
      look(
        `client-${id}`,
        t('dashboard:waiting.clientBalance', { name }),
        balance,
        `/dealer-bids?bidType=clients&user=${id}`,
        t('common:count.bids', { count: liveBids }),
      ),
    ),
    ...accountPapers.map(ofAccount),
    ...papers.map(({ id, title, what }) => ({
      key: `papers-${id}`,
      icon: FileText,
      title: t('dashboard:waiting.papersOf', { title }),
      text: what.map((paper) => t(`dashboard:waiting.papers.${paper}`)).join(', '),
      act: t('dashboard:waiting.send'),
      name: `${t('dashboard:waiting.send')}: ${title}`,
      to: `/purchases/${id}`,
    })),
    ...chats.rows.map(({ bidId, lotNo, author, text }) => ({
      key: `chat-${bidId}`,
      icon: MessageSquare,
      title: t('dashboard:waiting.message', { author, lotNo }),
      text,
      act: t('dashboard:waiting.answer'),
      name: t('dashboard:chats.answer', { lotNo }),
      to: `${list}?bid=${bidId}`,
    })),
  ]
  const count = items.length + chats.count - chats.rows.length
  return (
    <Part title={t('dashboard:waiting.title')} figure={count} empty={t('dashboard:waiting.empty')}>
      {items.map(({ key, icon, title, text, act, name, to }) => (
        <li key={key} className={styles.task}>
          <Icon icon={icon} />
          <div className={styles.words}>
            <p className="wraps">
              <b>{title}</b>
            </p>
            <p className={`truncate ${styles.second}`}>{text}</p>
          </div>
          <TextLink aria-label={name} render={(props) => <Link {...props} to={to} />}>
            {act}
          </TextLink>
        </li>
      ))}
    </Part>
  )
}
