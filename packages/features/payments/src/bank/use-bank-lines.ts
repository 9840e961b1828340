import { toApiError } from '@seriba/api/api-error'
import { useRecordBankLineMutation, useSetBankLineAsideMutation } from '@seriba/api/manager/bank-files'
import { useControl } from '@seriba/api/use-control'
import type { BankLine } from '@seriba/contracts/bank-files'
import { useMessage } from '@seriba/forms/use-message'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askedDepositOf } from '../shared/DepositAnswers.tsx'
import {
  type Decision,
  decisionOf,
  enteredOf,
  fitsLine,
  groupOf,
  receiverOf,
  unasked,
} from './line-groups.ts'

/**
 * The decisions about a file’s lines, and entering the ticked ones: one by one, so that one refusal does not undo the
 * others.
 */
export function useBankLines(lines: readonly BankLine[]) {
  const { t } = useTranslation(['paymentsDesk', 'refusal'])
  const [record] = useRecordBankLineMutation()
  const [setAside] = useSetBankLineAsideMutation()
  const { succeed, fail } = useMessage()
  const [made, setMade] = useState<ReadonlyMap<number, Decision>>(new Map())
  const [busy, setBusy] = useState(false)
  /** Known right away, even to a second click before the first is rendered. */
  const underWay = useRef(false)
  const mayEnter = useControl('paymentEntry')

  const decision = (line: BankLine) => decisionOf(line, made.get(line.id))
  function decide(line: BankLine, part: Partial<Decision>) {
    setMade((all) => new Map(all).set(line.id, { ...decisionOf(line, all.get(line.id)), ...part }))
  }
  /** Whose money it is. Answers and allocations for one client do not apply to another. */
  function choose(line: BankLine, choice: Decision['choice'], isTicked = true) {
    const isAnother = decision(line).choice !== choice
    decide(line, { choice, isTicked, ...(isAnother && { purchaseIds: [], ...unasked }) })
  }
  const isOpen = (line: BankLine) => mayEnter && !['done', 'aside'].includes(groupOf(line))
  const ticked = lines.filter((line) => {
    const { isTicked } = decision(line)
    return isOpen(line) && isTicked && receiverOf(line, decision(line)) && fitsLine(line, decision(line))
  })

  async function enter(line: BankLine): Promise<boolean> {
    const decided = decision(line)
    const receiver = receiverOf(line, decided)
    if (!receiver) return false
    try {
      await record({
        id: line.id,
        userId: receiver.id,
        left: line.left,
        ...(enteredOf(line, decided) < line.left && { amount: enteredOf(line, decided) }),
        ...(decided.purchaseIds.length > 0 && { purchaseIds: [...decided.purchaseIds] }),
        ...(receiver.match?.deposit && { depositId: receiver.match.deposit.id }),
        ...decided.answer,
        ...(decided.today && { today: true }),
      }).unwrap()
      // The rest of it is decided separately.
      setMade((all) => new Map([...all].filter(([id]) => id !== line.id)))
      return true
    } catch (error) {
      decide(line, {
        refusal: toApiError(error)?.code ?? 'internal',
        asked: askedDepositOf(error),
        isTicked: false,
      })
      return false
    }
  }

  return {
    mayEnter,
    decision,
    decide,
    choose,
    isOpen,
    ticked,
    /** Yen that would be entered. */
    tickedYen: ticked.reduce((sum, line) => sum + enteredOf(line, decision(line)), 0),
    busy,
    async recordTicked() {
      if (underWay.current) return
      underWay.current = true
      setBusy(true)
      let entered = 0
      for (const line of ticked) if (await enter(line)) entered += 1
      underWay.current = false
      setBusy(false)
      if (entered > 0) succeed(t('bank.recorded', { count: entered }))
    },
    async put(line: BankLine, aside: boolean) {
      try {
        await setAside({ id: line.id, aside }).unwrap()
      } catch (error) {
        fail(error)
      }
    },
  }
}

export type BankLinesModel = ReturnType<typeof useBankLines>
