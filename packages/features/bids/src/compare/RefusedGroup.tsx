import type { ApiError } from '@seriba/api/api-error'
import type { BudgetRefusal } from '@seriba/contracts/budget'
import { Note } from '@seriba/ui/Note'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BudgetFigures } from '../budget/BudgetFigures.tsx'

type RefusedGroupProps = {
  error: ApiError
  /** The lot that was refused; undefined if the group was. */
  lotNumber: number | undefined
  amount: number | null
  byStaff: boolean
}

/** Why no bid of a group was placed; for a budget, with what counts toward it and what is left. */
export function RefusedGroup({ error, lotNumber, amount, byStaff }: RefusedGroupProps) {
  const { t } = useTranslation(['compare', 'refusal', 'budget'])
  const refusal = budgetRefusalOf(error)
  return (
    <Note tone="red" role="alert">
      {lotNumber !== undefined && <b>{lotNumber}: </b>}
      {t(`refusal:${error.code}`)} {t('group.nonePlaced')}
      {refusal && amount !== null && (
        <>
          <BudgetFigures amount={amount} refusal={refusal} byStaff={byStaff} />
          {!byStaff && (
            <TextLink render={(props) => <Link {...props} to="/balance#budget" />}>
              {t('budget:dialog.change')}
            </TextLink>
          )}
        </>
      )}
    </Note>
  )
}

function budgetRefusalOf({ code, detail }: ApiError): BudgetRefusal | null {
  if (code !== 'budget_exceeded' && code !== 'budget_ask_first') return null
  const { obstacle, budget } = (detail ?? {}) as Partial<BudgetRefusal>
  return obstacle !== undefined && budget !== undefined ? { obstacle, budget } : null
}
