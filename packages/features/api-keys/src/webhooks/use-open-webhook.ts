import { useSearchParams } from 'react-router'

/** Which webhook and which delivery are open, according to the address. */
export function useOpenWebhook() {
  const [search, setSearch] = useSearchParams()
  const number = (name: string) => Number(search.get(name)) || null
  const choose = (name: 'webhook' | 'delivery', id: number | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (name === 'webhook') next.delete('delivery')
        if (id === null) next.delete(name)
        else next.set(name, String(id))
        return next
      },
      { replace: true },
    )
  return { webhookId: number('webhook'), deliveryId: number('delivery'), choose }
}
