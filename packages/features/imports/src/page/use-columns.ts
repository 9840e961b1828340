import { toApiError } from '@seriba/api/api-error'
import { useMapImportMutation } from '@seriba/api/manager/imports'
import type { ImportView } from '@seriba/contracts/imports'
import { type ImportField, missingFields } from '@seriba/domain/imports/import-fields'
import { useState } from 'react'

/** What the columns contain, as chosen; a field that is taken from another column excludes that one. */
export function useColumns(view: ImportView, onSaved: () => void) {
  const [send, { isLoading }] = useMapImportMutation()
  const [fields, setFields] = useState(() => view.columns.map(({ field }) => field))
  const [day, setDay] = useState<string | null>(view.day)
  const [counted, setCounted] = useState(view.counted)
  const [error, setError] = useState<ReturnType<typeof toApiError>>()
  return {
    fields,
    day,
    counted,
    setDay,
    setCounted,
    busy: isLoading,
    error,
    missing: missingFields(view.kind, fields),
    choose(at: number, field: ImportField | null) {
      setFields((before) =>
        before.map((held, index) => (index === at ? field : field !== null && held === field ? null : held)),
      )
    },
    async save() {
      setError(undefined)
      const sent = await send({ id: view.id, fields, day: day ?? '', counted })
      if (sent.error) setError(toApiError(sent.error))
      else onSaved()
    },
  }
}
