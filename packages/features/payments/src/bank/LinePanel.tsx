import type { BankLine } from '@seriba/contracts/bank-files'
import { formatDay } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { ClientSelect } from '@seriba/forms/ClientSelect'
import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Note } from '@seriba/ui/Note'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import { TextButton } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { type Answer, DepositAnswers } from '../shared/DepositAnswers.tsx'
import styles from './bank.module.css'
import { LineParts, PartFields } from './LineParts.tsx'
import { type Decision, groupOf, receiverOf } from './line-groups.ts'
import { MatchBadge } from './MatchBadge.tsx'
import type { BankLinesModel } from './use-bank-lines.ts'
import { useMatchWords } from './use-match-words.ts'

/** The question that the server returns. */
const questions: readonly (string | null)[] = ['payment_alike', 'deposit_waiting', 'period_closed']

type LinePanelProps = { line: BankLine; model: BankLinesModel }

/** A line as the bank wrote it, whose money it may be, and what to do with it. */
export function LinePanel({ line, model }: LinePanelProps) {
  const { t } = useTranslation(['paymentsDesk', 'refusal'])
  const wordsOf = useMatchWords()
  const size = useWide() ? 'sm' : 'touch'
  const decision = model.decision(line)
  const { choice, refusal } = decision
  const open = model.isOpen(line)
  const somebody = typeof choice === 'object' ? choice : null
  const asks = questions.includes(refusal)
  const settle = (part: Partial<Decision>) => model.decide(line, { ...part, isTicked: true, refusal: null })
  const answer = (said: Answer) => settle({ answer: { ...decision.answer, ...said } })
  return (
    <aside className={styles.panel} aria-label={line.sender || line.text}>
      <p className={styles.panelHead}>
        <b className="num">+{formatBalance(line.amount)}</b>
        <span className="num">{formatDay(line.day)}</span>
        {open && <MatchBadge match={line.matches[0]?.match ?? 'none'} />}
      </p>
      <pre className={styles.raw}>{line.raw}</pre>
      <LineParts line={line} />
      {open && (
        <>
          <RadioGroup
            label={t('bank.is')}
            options={[
              ...line.matches.map((match, at) => ({
                value: String(at),
                label: (
                  <span className={styles.option}>
                    <span>
                      {match.client.name} <span className={`num ${styles.quiet}`}>{match.client.id}</span>
                      <br />
                      <span className={styles.quiet}>{wordsOf(match)}</span>
                    </span>
                    <KeyCap aria-hidden>{at + 1}</KeyCap>
                  </span>
                ),
              })),
              { value: 'else', label: t('bank.somebody') },
            ]}
            value={typeof choice === 'number' ? String(choice) : 'else'}
            onChange={(value) =>
              model.choose(line, value === 'else' ? null : Number(value), decision.isTicked)
            }
          />
          {typeof choice !== 'number' && (
            <ClientSelect
              empty={t('entry.clientExample')}
              label={t('client')}
              value={somebody}
              onChange={(client) => model.choose(line, client, client !== null)}
            />
          )}
          <PartFields key={receiverOf(line, decision)?.id} line={line} model={model} />
        </>
      )}
      {refusal !== null && (
        <Note tone={asks ? 'orange' : 'red'} role="alert">
          {t('bank.refused', { reason: t(`refusal:${refusal as 'internal'}`) })}{' '}
          {refusal === 'deposit_waiting' && <DepositAnswers deposit={decision.asked} onAnswer={answer} />}
          {refusal === 'payment_alike' && (
            <TextButton onClick={() => answer({ force: true })}>{t('bank.again')}</TextButton>
          )}
          {refusal === 'period_closed' && (
            <TextButton onClick={() => settle({ today: true })}>{t('bank.today')}</TextButton>
          )}
        </Note>
      )}
      <div className={styles.panelButtons}>
        {open && (
          <Button variant="ghost" size={size} onClick={() => void model.put(line, true)}>
            {t('bank.aside')} <KeyCap aria-hidden>S</KeyCap>
          </Button>
        )}
        {model.mayEnter && groupOf(line) === 'aside' && (
          <Button size={size} onClick={() => void model.put(line, false)}>
            {t('bank.takeBack')}
          </Button>
        )}
        {open && receiverOf(line, decision) && (
          <Button size={size} onClick={() => model.decide(line, { isTicked: !decision.isTicked })}>
            {t('keys.tick')} <KeyCap aria-hidden>X</KeyCap>
          </Button>
        )}
      </div>
    </aside>
  )
}
