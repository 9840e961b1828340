import { toApiError } from '@seriba/api/api-error'
import { useReadBankFileMutation } from '@seriba/api/manager/bank-files'
import { UnclearDays } from '@seriba/contracts/bank-files'
import { formatDateTime } from '@seriba/domain/format/date'
import type { DayOrder } from '@seriba/domain/format/day-order'
import { base64Of } from '@seriba/forms/base64-of'
import { useMessage } from '@seriba/forms/use-message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

const largestBytes = 4_000_000

type Refused = { error: string } | (UnclearDays & { file: File })

/** Reads in a chosen file and moves on to its lines; asks first if its dates can be read in several orders. */
export function useReadFile() {
  const { t } = useTranslation(['paymentsDesk', 'refusal'])
  const [send, { isLoading }] = useReadBankFileMutation()
  const navigate = useNavigate()
  const { succeed } = useMessage()
  const [refused, setRefused] = useState<Refused | null>(null)

  async function read(file: File, dayOrder?: DayOrder) {
    if (!dayOrder) setRefused(null)
    if (file.size > largestBytes) return setRefused({ error: t('bank.tooLarge') })
    if (file.size === 0) return setRefused({ error: t('bank.emptyFile') })
    try {
      const data = await base64Of(file)
      const sent = { name: file.name.slice(0, 200), data, ...(dayOrder && { dayOrder }) }
      const { id, isRepeated, at, by } = await send(sent).unwrap()
      setRefused(null)
      const readAt = formatDateTime(at)
      if (isRepeated)
        succeed(by === null ? t('bank.repeated', { at: readAt }) : t('bank.repeatedBy', { at: readAt, by }))
      await navigate(`/payments/bank-file/${id}`)
    } catch (failure) {
      const { code, detail } = toApiError(failure) ?? { code: 'internal' as const }
      const days = code === 'bank_days_unclear' ? UnclearDays.safeParse(detail).data : undefined
      setRefused(days ? { ...days, file } : { error: t(`refusal:${code}`) })
    }
  }

  return {
    busy: isLoading,
    error: refused && 'error' in refused ? refused.error : null,
    unclear: refused && 'file' in refused ? questionOf(refused, read) : null,
    read: (file: File) => read(file),
  }
}

/** What has to be chosen about the file before it is read in. */
const questionOf = (
  { file, cell, readings }: Exclude<Refused, { error: string }>,
  read: (file: File, order: DayOrder) => Promise<void>,
) => ({ name: file.name, cell, readings, choose: (order: DayOrder) => read(file, order) })

export type ReadingFile = ReturnType<typeof useReadFile>
