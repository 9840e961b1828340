import { toApiError } from '@seriba/api/api-error'
import { useRecordBankLineMutation, useSetBankLineAsideMutation } from '@seriba/api/manager/bank-files'
import type { BankLine } from '@seriba/contracts/bank-files'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSay } from '../shared/use-say.ts'
import { type Decision, decisionOf, groupOf, receiverOf } from './line-groups.ts'

/** What is decided of a file’s lines, and entering what is ticked: one by one, so that one refusal undoes no other. */
export function useBankLines(lines: readonly BankLine[]) {
  const { t } = useTranslation(['paymentsDesk', 'refusal'])
  const [record] = useRecordBankLineMutation()
  const [setAside] = useSetBankLineAsideMutation()
  const say = useSay()
  const [made, setMade] = useState<ReadonlyMap<number, Decision>>(new Map())
  const [busy, setBusy] = useState(false)

  const decision = (line: BankLine) => decisionOf(line, made.get(line.id))
  function decide(line: BankLine, part: Partial<Decision>) {
    setMade((all) => new Map(all).set(line.id, { ...decisionOf(line, all.get(line.id)), ...part }))
  }
  const isOpen = (line: BankLine) => !['done', 'aside'].includes(groupOf(line))
  const ticked = lines.filter((line) => {
    const { isTicked } = decision(line)
    return isOpen(line) && isTicked && receiverOf(line, decision(line))
  })

  async function enter(line: BankLine): Promise<boolean> {
    const decided = decision(line)
    const receiver = receiverOf(line, decided)
    if (!receiver) return false
    try {
      await record({
        id: line.id,
        userId: receiver.id,
        ...(receiver.match?.deposit && { depositId: receiver.match.deposit.id }),
        ...(decided.force && { force: true }),
        ...(decided.today && { today: true }),
      }).unwrap()
      return true
    } catch (error) {
      decide(line, { refusal: toApiError(error)?.code ?? 'internal', isTicked: false })
      return false
    }
  }

  return {
    decision,
    decide,
    isOpen,
    ticked,
    busy,
    async recordTicked() {
      setBusy(true)
      let entered = 0
      for (const line of ticked) if (await enter(line)) entered += 1
      setBusy(false)
      if (entered > 0) say(t('bank.recorded', { count: entered }))
    },
    async put(line: BankLine, aside: boolean) {
      try {
        await setAside({ id: line.id, aside }).unwrap()
      } catch (error) {
        say(t(`refusal:${toApiError(error)?.code ?? 'internal'}`), 'error')
      }
    },
  }
}

export type BankLinesModel = ReturnType<typeof useBankLines>
