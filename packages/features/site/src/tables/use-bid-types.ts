import { toApiError } from '@seriba/api/api-error'
import { useListBidTypesQuery, useSaveBidTypesMutation } from '@seriba/api/manager/bid-types'
import type { BidType } from '@seriba/contracts/bid-types'
import { useState } from 'react'

/** A type while it is edited; a new one has no number of its own yet. */
export type EditedType = Omit<BidType, 'id'> & { id: number | null; key: string }

let added = 0
const edited = (type: BidType): EditedType => ({ ...type, key: String(type.id) })
const emptyType = (): EditedType => ({
  id: null,
  key: `new ${++added}`,
  label: { en: '', ru: '' },
  description: { en: '', ru: '' },
  forBuyers: true,
  forManagers: true,
  used: 0,
})

/** The edited types, the version of the list on which they are based, and the types that it had. */
type Draft = { types: EditedType[]; version: string; known: readonly number[] }

/** The types that were sent match those that the server's answer numbers, in the same order. */
function numbered(types: EditedType[], sent: Draft, ids: readonly number[]): EditedType[] {
  return types.map((type) => {
    const at = sent.types.findIndex(({ key }) => key === type.key)
    return at === -1 ? type : { ...type, id: ids[at] ?? type.id }
  })
}

/** The edits applied to a newer list: types that a colleague has added stay, and those they have removed are gone. */
function over(draft: Draft, newest: { types: readonly BidType[]; version: string }): Draft {
  const ids = newest.types.map(({ id }) => id)
  const added = newest.types.filter(({ id }) => !draft.known.includes(id))
  const kept = draft.types.filter(({ id }) => id === null || ids.includes(id))
  return { types: [...kept, ...added.map(edited)], version: newest.version, known: ids }
}

/** The company's bid types and the edits to them. */
export function useBidTypes() {
  const list = useListBidTypesQuery()
  const [save, saving] = useSaveBidTypesMutation()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [saved, setSaved] = useState(false)
  const held = list.data?.types.map(edited) ?? []
  const types = draft?.types ?? held
  const edit = (next: EditedType[]) => {
    setSaved(false)
    const known = held.flatMap(({ id }) => (id === null ? [] : [id]))
    setDraft({ version: list.data?.version ?? '', known, ...draft, types: next })
  }

  return {
    list,
    types,
    changed: draft !== null,
    saved,
    nameless: types.some(({ label }) => label.en.trim() === ''),
    error: saving.error ? toApiError(saving.error) : null,
    busy: saving.isLoading,
    change: (key: string, change: Partial<EditedType>) =>
      edit(types.map((type) => (type.key === key ? { ...type, ...change } : type))),
    add: () => edit([...types, emptyType()]),
    remove: (key: string) => edit(types.filter((type) => type.key !== key)),
    /** Swaps places with the one before or after it. */
    move(key: string, by: -1 | 1) {
      const at = types.findIndex((type) => type.key === key)
      const [one, other] = [types[at], types[at + by]]
      if (!one || !other) return
      edit(types.map((type, place) => (place === at ? other : place === at + by ? one : type)))
    },
    discard() {
      setDraft(null)
      saving.reset()
    },
    /** The edits stay, on top of the current values. */
    async takeNewest() {
      const { data } = await list.refetch()
      saving.reset()
      if (data) setDraft((now) => now && over(now, data))
    },
    /** Edits made in the meantime are the beginning of the next change. */
    async save() {
      if (!draft) return
      const { data } = await save({
        version: draft.version,
        types: draft.types.map(({ key, used, ...type }) => type),
      })
      if (!data) return
      setSaved(true)
      const { ids, version } = data
      const settled: Draft = { types: numbered(draft.types, draft, ids), version, known: ids }
      setDraft(
        (now) =>
          now &&
          (now.types === draft.types ? settled : { ...settled, types: numbered(now.types, draft, ids) }),
      )
      // Until the list has loaded, what was saved is shown instead.
      await list.refetch()
      setDraft((now) => (now?.types === settled.types ? null : now))
    },
  }
}

export type BidTypesModel = ReturnType<typeof useBidTypes>
