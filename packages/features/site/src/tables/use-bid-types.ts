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

type Draft = { types: EditedType[]; version: string }
type Saved = { types: readonly BidType[]; version: string }

/** What was edited since `sent` went out, over what is saved by now; null where nothing was. */
function editedSince(now: Draft | null, sent: Draft, saved: Saved): Draft | null {
  if (now === null || now.types === sent.types) return null
  // New types got their numbers in the order in which they were sent.
  const numbers = saved.types.filter(({ id }) => !sent.types.some((type) => type.id === id))
  const added = sent.types.filter(({ id }) => id === null)
  const types = now.types.map((type) => {
    const at = added.findIndex(({ key }) => key === type.key)
    return at === -1 ? type : { ...type, id: numbers[at]?.id ?? null }
  })
  return { types, version: saved.version }
}

/** The company's bid types and what is edited of them. */
export function useBidTypes() {
  const list = useListBidTypesQuery()
  const [save, saving] = useSaveBidTypesMutation()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [saved, setSaved] = useState(false)
  const held = list.data?.types.map(edited) ?? []
  const types = draft?.types ?? held
  const edit = (next: EditedType[]) => {
    setSaved(false)
    setDraft({ types: next, version: draft?.version ?? list.data?.version ?? '' })
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
    /** Changes places with the one before or after it. */
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
    /** What is edited stays, over what holds by now. */
    async takeNewest() {
      const { data } = await list.refetch()
      saving.reset()
      if (data && draft) setDraft({ ...draft, version: data.version })
    },
    /** What is edited meanwhile is the beginning of the next change. */
    async save() {
      if (!draft) return
      const { error } = await save({
        version: draft.version,
        types: draft.types.map(({ key, used, ...type }) => type),
      })
      if (error) return
      setSaved(true)
      const { data } = await list.refetch()
      setDraft((now) => editedSince(now, draft, data ?? { types: [], version: draft.version }))
    },
  }
}

export type BidTypesModel = ReturnType<typeof useBidTypes>
